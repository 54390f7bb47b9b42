import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { consent } from "../../src/analytics/consent";
import { ConsentButton } from "../../src/analytics/consent-button";
import { Notices } from "../../src/app/notices/notices";
import { renderOnPage } from "../support/render-on-page";

const NONE = { ...__ANALYTICS__ };
const GA4 = { provider: "ga4", service: "Google Analytics", id: "G-1", scriptUrl: "", asksConsent: true };

function visitWith(languages: readonly string[]) {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

beforeAll(() => {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

afterEach(() => {
  localStorage.clear();
  Object.assign(__ANALYTICS__, NONE);
  jest.restoreAllMocks();
});

describe("L3: the suggestion of a language", () => {
  it("speaks the visitor's language on a page of another, and is declined for good", async () => {
    visitWith(["ru-RU", "en"]);
    const { unmount } = renderOnPage("/about", <Notices />);
    const bar = await screen.findByRole("region", { name: "Язык страницы" });
    expect(bar).toHaveAttribute("lang", "ru");
    expect(document.body).toHaveFocus();
    expect(screen.getByRole("link", { name: "Читать по-русски" })).toHaveAttribute("href", "/ru/about");
    await userEvent.click(screen.getByRole("button", { name: "Оставить язык страницы" }));
    expect(bar).not.toBeInTheDocument();
    unmount();
    expect(localStorage.getItem("locale-suggestion")).toBe("declined");
  });
});

describe("F7: consent to analytics", () => {
  beforeEach(() => {
    visitWith(["en"]);
    Object.assign(__ANALYTICS__, GA4);
  });

  it("is asked for in the page's language, with a yes and a no alike, and remembered", async () => {
    visitWith(["pt-BR"]);
    renderOnPage("/br/about", <Notices />);
    const bar = await screen.findByRole("region", { name: "Consentimento para análise" });
    expect(bar).toHaveTextContent("Google Analytics");
    const [yes, no] = [
      screen.getByRole("button", { name: "Aceitar" }),
      screen.getByRole("button", { name: "Recusar" }),
    ];
    expect(yes.className).toBe(no.className);
    await userEvent.click(no);
    expect(bar).not.toBeInTheDocument();
    expect(consent.answer()).toBe("refused");
  });

  it("is open to a change of mind", async () => {
    consent.give("granted");
    renderOnPage(
      "/about",
      <>
        <Notices />
        <ConsentButton />
      </>,
    );
    expect(screen.queryByRole("region")).toBeNull();
    const opener = screen.getByRole("button", { name: "Analytics consent" });
    await userEvent.click(opener);
    expect(await screen.findByRole("region", { name: "Consent to analytics" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(opener).toHaveFocus();
    expect(consent.answer()).toBe("refused");
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("is not asked of those who say no to all sites", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    expect(consent.answer()).toBe("refused");
    expect(consent.isAsked()).toBe(false);
    Reflect.deleteProperty(navigator, "globalPrivacyControl");
  });

  it("is neither asked for nor offered where nothing is kept on the device", () => {
    Object.assign(__ANALYTICS__, NONE);
    renderOnPage("/about", <ConsentButton />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
