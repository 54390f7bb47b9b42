import { render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { createI18n } from "../../src/i18n/create-i18n";
import { isChunkError, reloadForChunk } from "../../src/errors/chunk-reload";
import { ErrorBoundary } from "../../src/errors/error-boundary";
import { LastBoundary } from "../../src/errors/last-boundary";
import { errorState, pageError, type ErrorState } from "../../src/errors/page-error";
import { report, setReporter } from "../../src/errors/reporter";
import { watchErrors } from "../../src/errors/watch-errors";
import { ErrorView } from "../../src/layouts/error-view";
import { renderOnPage } from "../support/render-on-page";

const NOON = new Date("2025-03-01T12:00:00Z").getTime();
const chunkError = new Error("Loading chunk 42 failed.\n(missing: /42.js)");
const reporter = jest.fn((error: ErrorState) => void error);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  sessionStorage.clear();
  reporter.mockReset();
  setReporter(reporter);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("G4: the state of an error", () => {
  it.each([
    [pageError(403, "No"), 403, "No"],
    [Object.assign(new Error("Gone"), { status: 410 }), 410, "Gone"],
    [new Error("Oh"), 500, "Oh"],
    [Object.assign(new Error("Odd"), { status: 200 }), 500, "Odd"],
    ["a word", 500, "a word"],
    [undefined, 500, "undefined"],
  ])("of %s has the status %i", (cause, status, message) => {
    window.history.replaceState({}, "", "/about?x=1");
    expect(errorState(cause)).toEqual({ status, message, time: NOON, path: "/about", cause, isUncaught: false });
  });
});

describe("G4: the reload for a chunk that does not come", () => {
  it.each([
    ["Loading chunk 42 failed.\n(missing: /42.js)", true],
    ["Loading chunk component---src-templates-about-tsx failed.", true],
    ["Loading CSS chunk 7 failed.", true],
    ["Cannot read properties of undefined", false],
  ])("knows %j as one: %s", (message, expected) => {
    expect(isChunkError(new Error(message))).toBe(expected);
  });

  it("happens at most once in 60 s", () => {
    const reload = jest.fn();
    expect(reloadForChunk(chunkError, reload)).toBe(true);
    jest.setSystemTime(NOON + 59_999);
    expect(reloadForChunk(chunkError, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.setSystemTime(NOON + 60_000);
    expect(reloadForChunk(chunkError, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not happen for other errors, offline, or where the time cannot be kept", () => {
    const reload = jest.fn();
    expect(reloadForChunk(new Error("Oh"), reload)).toBe(false);
    jest.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
    expect(reloadForChunk(chunkError, reload)).toBe(false);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("Denied");
    });
    expect(reloadForChunk(chunkError, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("G4: the reporter", () => {
  it("is the console by default, except for what the browser prints by itself", async () => {
    const print = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await jest.isolateModulesAsync(async () => {
      const fresh = await import("../../src/errors/reporter");
      fresh.report(errorState(pageError(503, "Closed")));
      fresh.report(errorState(new Error("Loose"), true));
    });
    expect(print.mock.calls).toEqual([[expect.stringContaining("2025-03-01T12:00:00.000Z"), expect.any(Error)]]);
  });

  it("may fail itself", () => {
    reporter.mockImplementation(() => {
      throw new Error("No network");
    });
    expect(() => report(errorState(new Error("Oh")))).not.toThrow();
  });

  it("hears of errors that nobody has caught, and keeps a chunk's from Gatsby", () => {
    sessionStorage.setItem("chunk-reload", String(NOON));
    watchErrors();
    const gatsby = jest.fn();
    window.addEventListener("unhandledrejection", gatsby);
    const reject = (reason: Error) => window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
    reject(chunkError);
    expect(gatsby).not.toHaveBeenCalled();
    reject(new Error("Loose"));
    expect(gatsby).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("Thrown") }));
    window.dispatchEvent(new ErrorEvent("error", { message: "a picture" }));
    expect(reporter.mock.calls.map(([{ message, isUncaught }]) => [message, isUncaught])).toEqual([
      [chunkError.message, true],
      ["Loose", true],
      ["Thrown", true],
    ]);
  });
});

function Broken(): never {
  throw pageError(418, "I am a teapot");
}

describe("G4: boundaries", () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  it("shows the fallback, reports once, and tries again at another address", () => {
    const tree = (path: string, child: React.ReactNode) => (
      <ErrorBoundary path={path} fallback={({ status, message }) => `${status}: ${message}`}>
        {child}
      </ErrorBoundary>
    );
    const { rerender, container } = render(tree("/a", <Broken />));
    expect(container).toHaveTextContent("418: I am a teapot");
    expect(reporter).toHaveBeenCalledTimes(1);
    expect(reporter).toHaveBeenCalledWith(expect.objectContaining({ status: 418, time: NOON, isUncaught: false }));
    rerender(tree("/a", "whole"));
    expect(container).toHaveTextContent("418");
    rerender(tree("/b", "whole"));
    expect(container).toHaveTextContent("whole");
  });

  it.each([
    [{ errors: { failed: "Algo deu errado", home: "Início" } }, "Algo deu errado", "Início"],
    [{}, "Something went wrong", "To the home page"],
  ])("is plain HTML in the end", (errors, title, home) => {
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    render(
      <I18nextProvider i18n={createI18n("pt", { errors })}>
        <LastBoundary path="/br/about" locale="br">
          <Broken />
        </LastBoundary>
      </I18nextProvider>,
    );
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", "/br");
  });
});

describe("G4: the error page", () => {
  it.each([
    ["/about", "To the home page", "/", "Reload the page"],
    ["/ru/about", "На\u00A0главную", "/ru", "Перезагрузить страницу"],
    ["/br/about", "Ir para a página inicial", "/br", "Recarregar a página"],
  ])("on %s leads home and can be loaded again", (page, home, path, reload) => {
    renderOnPage(page, <ErrorView error={errorState(new Error("Oh"))} />);
    expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", path);
    expect(screen.getByRole("button", { name: reload })).toBeInTheDocument();
  });
});
