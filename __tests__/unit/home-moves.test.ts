import { stepAlong } from "../../src/hooks/step-along";
import { swipeOf } from "../../src/hooks/use-screen-navigation";
import { figureAt } from "../../src/hooks/figure-at";

describe("N25: a step through the pictures", () => {
  it.each(["right", "down"] as const)("leads on to the %s, and round", (direction) => {
    expect([stepAlong(0, direction, 7), stepAlong(6, direction, 7)]).toEqual([1, 0]);
  });

  it.each(["left", "up"] as const)("leads back to the %s, and round", (direction) => {
    expect([stepAlong(1, direction, 7), stepAlong(0, direction, 7)]).toEqual([0, 6]);
  });

  it("has nowhere to go where there is one picture", () => {
    expect(stepAlong(0, "down", 1)).toBe(0);
  });
});

describe("N25: a swipe", () => {
  it("leads to where the finger pulls the page from", () => {
    expect(swipeOf(-80, 10)).toBe("right");
    expect(swipeOf(80, 10)).toBe("left");
    expect(swipeOf(5, -90)).toBe("down");
    expect(swipeOf(5, 90)).toBe("up");
  });

  it("is none when it is a touch", () => {
    expect(swipeOf(12, -20)).toBeUndefined();
  });
});

describe("N24: a figure on its way", () => {
  it.each([
    ["100+", 0.5, "50+"],
    ["4–6", 0.5, "2–3"],
    ["−31\u00a0%", 0.5, "−16\u00a0%"],
    ["1\u00a0200", 0.5, "600"],
    ["12,400", 0.5, "6,200"],
    ["4,5", 0.5, "2,3"],
    ["10", 0, "0"],
    ["no number", 0.3, "no number"],
  ])("%s at %d is %s", (value, share, shown) => {
    expect(figureAt(value, share)).toBe(shown);
  });

  it("ends at its value, as it was written", () => {
    expect(figureAt("1\u00a0200,5\u00a0+", 1)).toBe("1\u00a0200,5\u00a0+");
  });
});
