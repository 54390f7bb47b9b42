import { wrap, wrapAnyhow } from "../src/wrap";

/** As wide as it has characters. */
const measure = (text: string) => text.length;

test("breaks into as few lines as the width allows, about as long as one another", () => {
  expect(wrap("one two three four", 13, measure)).toEqual(["one two", "three four"]);
  expect(wrap("one two", 7, measure)).toEqual(["one two"]);
});

test("holds together what a no-break space holds", () => {
  expect(wrap("a bridge of\u00a0steel", 11, measure)).toEqual(["a bridge", "of\u00a0steel"]);
});

test("says so when a word is wider than the line", () => {
  expect(wrap("an overlongword", 10, measure)).toBeUndefined();
});

test("breaks what nothing else makes fit: held words first, then a word", () => {
  expect(wrapAnyhow("of\u00a0steel", 6, measure)).toEqual(["of", "steel"]);
  const lines = wrapAnyhow("an overlongword", 6, measure);
  expect(lines).toEqual(["an", "overl-", "ongwo-", "rd"]);
  expect(lines.every((line) => measure(line) <= 6)).toBe(true);
});
