import { act, screen } from "@testing-library/react";
import { loadPagesByPipeline } from "../../src/navigation/page-loading";
import { ProgressIndicator } from "../../src/app/progress-indicator";
import { TIMINGS } from "../../src/site/timings";
import { renderOnPage } from "../support/render-on-page";

type LoadPage = Window["___loader"]["loadPage"];

describe("N29: the progress indicator", () => {
  const loadPage = jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>();

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    window.___loader = { ...window.___loader, loadPage, loadPageSync: () => undefined };
    loadPagesByPipeline();
  });
  afterEach(async () => {
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.progress.failureMs));
    jest.useRealTimers();
  });

  it("runs from a navigation to the arrival of its page, which it leaves as it is", async () => {
    let arrive: (page: object) => void = () => undefined;
    loadPage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    renderOnPage("/ru/about", <ProgressIndicator />);
    const loading = window.___loader.loadPage("/ru/cases?cat=a");
    expect(loadPage).toHaveBeenCalledWith("/ru/cases");
    expect(screen.queryByRole("progressbar")).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.progress.displayDelayMs));
    expect(screen.getByRole("progressbar", { name: "Загружаем" })).toBeInTheDocument();
    const cases = { page: { path: "/ru/cases" }, json: { pageContext: {} } };
    await act(async () => arrive(cases));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(await loading).toBe(cases);
  });

  it.each([
    ["is missing", () => Promise.resolve(undefined)],
    ["came with an error", () => Promise.resolve({ status: "error" })],
    ["could not be asked for", () => Promise.reject(new Error("offline"))],
  ])("says so when a page %s", async (_, answer) => {
    loadPage.mockImplementation(answer);
    renderOnPage("/about", <ProgressIndicator />);
    await act(async () => {
      await window.___loader.loadPage("/cases").catch(() => undefined);
    });
    expect(screen.getByRole("alert")).toHaveTextContent("That did not load. Try again.");
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.progress.failureMs));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
