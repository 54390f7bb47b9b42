import { readingMinutes } from "../src/build/reading-time";

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
