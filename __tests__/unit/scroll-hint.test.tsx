import { act, screen } from "@testing-library/react";
import { BackToTop } from "../../src/layouts/back-to-top";
import { ScrollHint } from "../../src/layouts/scroll-hint";
import { renderOnPage } from "../support/render-on-page";
import { scrollPage } from "../support/scroll-page";

const HEIGHT = 800;

beforeEach(() => {
  jest.useFakeTimers();
  window.innerHeight = HEIGHT;
  scrollPage(0);
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 4000 });
});

afterEach(() => jest.useRealTimers());

function scrollTo(top: number): void {
  act(() => {
    scrollPage(top);
    // All is done after the frame.
    jest.advanceTimersByTime(0);
  });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const stateOf = (text: string) => screen.getByText(text).dataset["state"];

describe("the scroll hint (N28)", () => {
  it("hides when the page has moved by more than 10 px, and comes back after 5 s", () => {
    renderOnPage("/about", <ScrollHint />);
    scrollTo(10);
    expect(stateOf("Scroll")).toBe("shown");
    scrollTo(11);
    expect(stateOf("Scroll")).toBe("hidden");
    wait(4999);
    expect(stateOf("Scroll")).toBe("hidden");
    wait(1);
    expect(stateOf("Scroll")).toBe("shown");
  });

  it("stays away where the end of the page is near", () => {
    renderOnPage("/about", <ScrollHint />);
    scrollTo(4000 - HEIGHT - 200);
    wait(10_000);
    expect(stateOf("Scroll")).toBe("hidden");
  });

  it("is not shown on a page that does not scroll", () => {
    Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: HEIGHT });
    renderOnPage("/about", <ScrollHint />);
    wait(100);
    expect(stateOf("Scroll")).toBe("hidden");
  });
});

describe("back to top (N28)", () => {
  const button = () => screen.getByRole("button", { name: "Back to top", hidden: true });

  it("comes 1 s after the scroll has passed 100, and goes with any scroll", () => {
    renderOnPage("/about", <BackToTop />);
    scrollTo(100);
    wait(2000);
    expect(button()).toHaveAttribute("data-state", "hidden");
    scrollTo(101);
    wait(999);
    expect(button()).toHaveAttribute("data-state", "hidden");
    wait(1);
    expect(button()).toHaveAttribute("data-state", "shown");
    scrollTo(105);
    expect(button()).toHaveAttribute("data-state", "hidden");
  });

  it("comes at its lowest place where links fill the window", () => {
    const everywhere = Object.assign([new DOMRect(0, 0, 2000, 2000)], { item: () => null });
    const rects = jest.spyOn(Element.prototype, "getClientRects").mockReturnValue(everywhere);
    renderOnPage(
      "/about",
      <>
        <a href="/cases">Cases</a>
        <BackToTop />
      </>,
    );
    wait(100);
    scrollTo(3000);
    wait(1000);
    expect(button()).toHaveAttribute("data-state", "shown");
    expect(button().style.getPropertyValue("--lift")).toBe("0px");
    rects.mockRestore();
  });
});
