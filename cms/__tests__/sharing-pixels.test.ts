import { cutToPixels } from "../src/sharing/admin/pixels";

/** As wide as ten pixels a character. */
const measure = (text: string) => text.length * 10;

test("L5: a title that fits is shown whole, a longer one by its first words", () => {
  const words = "word ".repeat(11).trim();
  expect(cutToPixels(words, "title", measure)).toBe(words);
  const cut = cutToPixels(`${words} and more`, "title", measure);
  expect(cut).toBe(`${words} ...`);
  expect(measure(cut)).toBeLessThanOrEqual(580);
});

test("L5: one word that is too long stays, and says that it is cut", () => {
  expect(cutToPixels("x".repeat(100), "title", measure)).toMatch(/^x+ \.\.\.$/);
});
