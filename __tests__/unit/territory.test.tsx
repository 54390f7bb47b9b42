import { TERRITORY_MARKS } from "@future-native/contract";
import { render } from "@testing-library/react";
import { TerritoryArt } from "../../src/ui/territory/territory-art";
import { widestWord } from "../../src/ui/word-width";

const drawingOf = (mark: string, seed: number) =>
  render(<TerritoryArt territory={{ colors: ["hot", "ink", "sun"], mark, seed }} />).container.innerHTML;

describe("a territory's composition", () => {
  it.each(TERRITORY_MARKS)("of the mark %s is the same for the same seed, and another for another", (mark) => {
    expect(drawingOf(mark, 4)).toBe(drawingOf(mark, 4));
    expect(drawingOf(mark, 4)).not.toBe(drawingOf(mark, 6));
  });

  it.each(TERRITORY_MARKS)("of the mark %s has only numbers in its paths", (mark) => {
    expect(drawingOf(mark, 3) + drawingOf(mark, 8)).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe("the widest word of a heading", () => {
  it("counts words, not lines, and wide letters as wide", () => {
    expect(widestWord("a bb")).toBe(widestWord("bb"));
    expect(widestWord("щщщ")).toBeGreaterThan(widestWord("iii"));
    expect(widestWord("")).toBeGreaterThan(0);
  });
});
