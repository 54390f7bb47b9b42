/** Drawings follow from mark and seed alone. */
import { drawTerritory, wayToMark } from "../src";

const MARKS = ["blob", "arc", "grid", "wave", "stack"];

const drawingOf = (mark: string, seed: number) =>
  JSON.stringify(drawTerritory({ mark, seed }, { width: 160, height: 100 }));

describe("a territory's composition", () => {
  it.each(MARKS)("of the mark %s is the same for the same seed, and another for another", (mark) => {
    expect(drawingOf(mark, 4)).toBe(drawingOf(mark, 4));
    expect(drawingOf(mark, 4)).not.toBe(drawingOf(mark, 6));
  });

  it.each(MARKS)("of the mark %s has only numbers in its paths", (mark) => {
    expect(drawingOf(mark, 3) + drawingOf(mark, 8)).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test("the half disc rises at the disc's side, on its horizon", () => {
  const disc = { left: 100, bottom: 300, width: 200 };
  expect(wayToMark(disc, { left: 100, bottom: 260, width: 200 })).toEqual({ x: 120, y: 40 });
});
