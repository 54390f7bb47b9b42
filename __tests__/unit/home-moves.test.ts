import { stepOnGrid } from "../../src/hooks/grid-walk";
import { swipeOf } from "../../src/hooks/use-screen-navigation";
import { figureAt } from "../../src/hooks/figure-at";

describe("N25: a step on the map of pictures", () => {
  // 0 1 2
  // 3 4 5
  // 6
  it("goes through all to the right and round", () => {
    expect(stepOnGrid(0, "right", 7, 3)).toBe(1);
    expect(stepOnGrid(6, "right", 7, 3)).toBe(0);
    expect(stepOnGrid(0, "left", 7, 3)).toBe(6);
  });

  it("stays in the column up and down", () => {
    expect(stepOnGrid(1, "down", 7, 3)).toBe(4);
    expect(stepOnGrid(4, "down", 7, 3)).toBe(1);
    expect(stepOnGrid(0, "up", 7, 3)).toBe(6);
    expect(stepOnGrid(5, "up", 7, 3)).toBe(2);
  });

  it("has nowhere to go where there is one picture", () => {
    expect(stepOnGrid(0, "down", 1, 1)).toBe(0);
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
