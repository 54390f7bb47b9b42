/** Drawings follow from mark, seed and colours alone, in each shape (N27). */
import { ART_SHAPES, cardLayout, draw, toSvg, type Mark } from "../src";

const MARKS: readonly Mark[] = ["blob", "arc", "grid", "wave", "stack"];
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);
const DRAWINGS = MARKS.flatMap((mark) =>
  Object.entries(ART_SHAPES).map(([shape, size]) => ({ mark, shape, layout: cardLayout(size) })),
);

describe.each(DRAWINGS)("the mark $mark as $shape", ({ mark, layout }) => {
  const drawn = (seed: number) => draw({ mark, seed, colors: ["#a00", "#0a0", "#00a"] }, layout);

  it("is the same for the same seed, and of finite numbers", () => {
    for (const seed of SEEDS) {
      const svg = toSvg(drawn(seed));
      expect(toSvg(drawn(seed))).toBe(svg);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
    expect(new Set(SEEDS.map((seed) => toSvg(drawn(seed)))).size).toBeGreaterThan(1);
  });

  it("has a second in which something moves, and which ends in time", () => {
    for (const seed of SEEDS) {
      const motions = drawn(seed).parts.flatMap(({ motion }) => motion ?? []);
      expect(motions.length).toBeGreaterThan(0);
      for (const { delay, duration } of motions) expect(delay + duration).toBeLessThanOrEqual(1001);
    }
  });
});
