import { act, screen } from "@testing-library/react";
import { Welcome } from "../../src/app/welcome";
import { markFirstView } from "../../src/app/welcome-visit";
import { renderOnPage } from "../support/render-on-page";

/** Runs the inline script as the browser does on the way to the first paint. */
function openPage(): void {
  delete document.documentElement.dataset["visit"];
  markFirstView();
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("the welcome (N26)", () => {
  it("leaves when the page is mounted, and is gone a second after, in the page's language", () => {
    renderOnPage("/ru/cases", <Welcome />);
    const welcome = screen.getByRole("status");
    expect(welcome).toHaveTextContent("Добро пожаловать");
    expect(welcome).toHaveAttribute("data-state", "leaving");
    act(() => jest.advanceTimersByTime(999));
    expect(welcome).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });

  it("is there once a visit, and again as long as no page was mounted", () => {
    openPage();
    expect(document.documentElement.dataset["visit"]).toBe("first");
    openPage();
    expect(document.documentElement.dataset["visit"]).toBe("first");
    renderOnPage("/br/cases", <Welcome />);
    openPage();
    expect(document.documentElement.dataset["visit"]).toBeUndefined();
  });
});
