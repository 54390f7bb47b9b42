import { FIRST_MARK_OF_DRAFT, markOf, MARKS, withMark, withoutMarks } from "../src";

const TEXTS = ["Word", "Two words", "  Пробелы  вокруг ", "неразрывный\u00a0пробел", "line\nbreak", "👩‍🚀 emoji", "café"];
const NUMBERS = [0, 1, 4095, 4096, FIRST_MARK_OF_DRAFT - 1, FIRST_MARK_OF_DRAFT, MARKS - 1];

test.each(NUMBERS)("X11: a text with mark %d is the text without it", (number) => {
  for (const text of TEXTS) expect(withoutMarks(withMark(text, number))).toBe(text);
});

test.each(NUMBERS)("X11: each word of a text says its number %d", (number) => {
  for (const text of TEXTS) {
    const words = withMark(text, number).trim().split(/\s+/u);
    expect(words.map(markOf)).toEqual(words.map(() => number));
  }
});

test("X11: a mark changes neither case nor spaces, and is no text", () => {
  expect(withoutMarks(withMark("Straße и ёж", 7).toUpperCase())).toBe("STRASSE И ЁЖ");
  expect(withMark(" \n ", 7)).toBe(" \n ");
  expect(markOf("no mark")).toBeUndefined();
});
