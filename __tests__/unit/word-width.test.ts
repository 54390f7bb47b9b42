import { untied, widestWord } from "../../src/ui/word-width";

const TIE = "\u00a0";

describe("words of large lines", () => {
  test.each([
    [`Сталь, но${TIE}помягче`, "a pair that fits into any line"],
    [`Страховка от${TIE}понедельника`, "a pair that is little wider than the widest word"],
    [`Реклама ${TIE}—`, "a dash and the word before it"],
    ["Plain words alone", "words that nothing ties"],
  ])("keep together %j: %s", (text) => {
    expect(untied(text)).toBe(text);
  });

  it("part where they would be wider than a line", () => {
    expect(untied(`Сталь${TIE}предупреждала`)).toBe("Сталь предупреждала");
  });

  it("have a width that counts what is tied as one word", () => {
    expect(widestWord(`по${TIE}именам`)).toBeGreaterThan(widestWord("именам"));
  });
});

describe("the widest word of a heading", () => {
  it("counts words, not lines, and wide letters as wide", () => {
    expect(widestWord("a bb")).toBe(widestWord("bb"));
    expect(widestWord("щщщ")).toBeGreaterThan(widestWord("iii"));
    expect(widestWord("")).toBeGreaterThan(0);
  });
});
