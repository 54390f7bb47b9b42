import { createDirectionTracker } from "../../src/hooks/use-scroll-direction";

const follow = (...offsets: number[]) => {
  const directionAt = createDirectionTracker();
  return offsets.map(directionAt);
};

describe("the way that a page is scrolled", () => {
  it("is none until the head of the page is out of sight", () => {
    expect(follow(0, 40, 80, 60, 81)).toEqual(["top", "top", "top", "top", "down"]);
  });

  it("turns up after 24 px and down after 8, so that a trembling thumb does nothing", () => {
    expect(follow(500, 490, 477, 476, 483, 484)).toEqual(["down", "down", "down", "up", "up", "down"]);
    expect(follow(500, 480, 530, 510, 506)).toEqual(["down", "down", "down", "down", "up"]);
    expect(follow(500, 400, 406, 300, 307, 308)).toEqual(["down", "up", "up", "up", "up", "down"]);
  });

  it("ends at the top of the page, not before it", () => {
    expect(follow(500, 200, 50, 9, 8, 0, 50)).toEqual(["down", "up", "up", "up", "top", "top", "top"]);
  });
});
