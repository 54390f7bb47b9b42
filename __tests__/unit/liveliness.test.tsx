import { smoothWheel } from "../../src/layouts/late/smooth-wheel";
import { startLiveliness } from "../../src/layouts/late/liveliness";
import { watchIdle } from "../../src/layouts/late/watch-idle";
import { scrollPage } from "../support/scroll-page";

const root = document.documentElement;
let leave: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(root, "scrollHeight", { configurable: true, value: 5000 });
  window.innerHeight = 1000;
  scrollPage(0);
  window.scrollTo = (_x?: ScrollToOptions | number, y?: number) => scrollPage(y ?? 0);
});

afterEach(() => {
  leave();
  jest.useRealTimers();
  document.body.replaceChildren();
});

function turn(deltaY: number, more: WheelEventInit = {}, target: EventTarget = document.body): boolean {
  return !target.dispatchEvent(new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true, ...more }));
}

describe("the wheel's smoothing (N28)", () => {
  beforeEach(() => {
    leave = smoothWheel();
  });

  it("spreads a turn over 600 ms", () => {
    expect(turn(300)).toBe(true);
    jest.advanceTimersByTime(300);
    expect(window.scrollY).toBeGreaterThan(0);
    expect(window.scrollY).toBeLessThan(300);
    jest.advanceTimersByTime(350);
    expect(window.scrollY).toBe(300);
  });

  it("adds up turns, and ends at the page's ends", () => {
    turn(300);
    turn(300);
    jest.advanceTimersByTime(700);
    expect(window.scrollY).toBe(600);
    turn(-9000);
    jest.advanceTimersByTime(700);
    expect(window.scrollY).toBe(0);
  });

  it.each([
    ["zooming", { ctrlKey: true }],
    ["a sideways turn", { deltaX: 400 }],
    ["a turn with shift", { shiftKey: true }],
    ["a touchpad's", { deltaY: 8 }],
  ])("leaves %s to the browser", (_name, more) => {
    expect(turn(300, more)).toBe(false);
  });

  it("leaves all of a touchpad's gesture to the browser, also the large steps of a page that is behind", () => {
    const at = (timeStamp: number, deltaY: number) => {
      const event = new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      return !document.body.dispatchEvent(event);
    };
    expect([at(1000, 8), at(1300, 120), at(1600, 120)]).toEqual([false, false, false]);
    expect(at(2100, 120)).toBe(true);
  });

  it("leaves a locked page and a nested scroller alone", () => {
    root.dataset["scrollLock"] = "on";
    expect(turn(300)).toBe(false);
    delete root.dataset["scrollLock"];
    const scroller = document.createElement("div");
    scroller.style.overflowY = "auto";
    Object.defineProperty(scroller, "scrollHeight", { value: 900 });
    document.body.append(scroller);
    expect(turn(300, {}, scroller)).toBe(false);
  });

  it("asks over what a turn is at the first of a gesture only, and leaves the gesture to that", () => {
    const asked = jest.spyOn(window, "getComputedStyle");
    const scroller = document.createElement("div");
    scroller.style.overflowY = "auto";
    Object.defineProperty(scroller, "scrollHeight", { value: 900 });
    document.body.append(scroller);
    turn(300);
    expect(turn(300, {}, scroller)).toBe(true);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it("gives way to whatever else moves the page", () => {
    turn(300);
    jest.advanceTimersByTime(100);
    scrollPage(2000);
    jest.advanceTimersByTime(600);
    expect(window.scrollY).toBe(2000);
  });
});

describe("the mark that blinks (N22)", () => {
  it("does so when the page has been left alone for a while, and stops at the first touch", () => {
    leave = watchIdle();
    jest.advanceTimersByTime(7999);
    expect(root).not.toHaveAttribute("data-idle");
    jest.advanceTimersByTime(1);
    expect(root).toHaveAttribute("data-idle");
    window.dispatchEvent(new Event("pointermove"));
    expect(root).not.toHaveAttribute("data-idle");
  });
});

it("smooths no wheel where there is none (N28)", () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  leave = startLiveliness();
  expect(turn(300)).toBe(false);
});
