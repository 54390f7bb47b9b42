import { readingMinutes } from "../../src/sections/article/reading-time";
import { dayTime } from "../../src/sections/offices/day-time";

const words = (count: number) => Array.from({ length: count }, () => "слово").join(" ");
const paragraph = (count: number) => ({ type: "paragraph", runs: [{ text: words(count) }] });

describe("the time that an article takes to read", () => {
  it("counts 180 words a minute, and a minute at least", () => {
    expect(readingMinutes([paragraph(12)])).toBe(1);
    expect(readingMinutes([paragraph(540)])).toBe(3);
  });

  it("counts headings, quotes and lists, and nothing of pictures", () => {
    const item = { runs: [{ text: words(90) }] };
    const body = [
      { type: "heading", text: words(90) },
      { type: "quote", text: words(90) },
      { type: "list", items: [item, item] },
      { type: "picture" },
    ];
    expect(readingMinutes(body)).toBe(2);
  });

  it("takes a word in several styles for one", () => {
    expect(readingMinutes([{ type: "paragraph", runs: Array.from({ length: 400 }, () => ({ text: "а" })) }])).toBe(1);
  });
});

describe("the place of a local time on the line of its day", () => {
  it("is the share of the day that has passed", () => {
    expect(dayTime("00:00").share).toBe(0);
    expect(dayTime("18:00").share).toBe(0.75);
  });

  it("tells working hours, 9 to 19, from the others", () => {
    expect(["08:59", "09:00", "18:59", "19:00"].map((time) => dayTime(time).atWork)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
