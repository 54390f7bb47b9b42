import { watchIdle } from "../../src/layouts/late/watch-idle";

const root = document.documentElement;
let leave: () => void = () => undefined;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  leave();
  jest.useRealTimers();
});

it("the mark blinks when the page has been left alone for a while, and stops at the first touch (N22)", () => {
  leave = watchIdle();
  jest.advanceTimersByTime(7999);
  expect(root).not.toHaveAttribute("data-idle");
  jest.advanceTimersByTime(1);
  expect(root).toHaveAttribute("data-idle");
  window.dispatchEvent(new Event("pointermove"));
  expect(root).not.toHaveAttribute("data-idle");
});
