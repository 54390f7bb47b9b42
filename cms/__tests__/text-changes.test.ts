/** How the changes of a text are told (A4). */
import { nearChanges, textChanges } from "../src/text-changes";

const paragraphs = (...texts: string[]) => texts.join("\n\n");

test("A4: a change is told word by word", () => {
  expect(textChanges("We were alone.", "We were never alone.")).toEqual([
    { is: "same", text: "We were " },
    { is: "added", text: "never " },
    { is: "same", text: "alone." },
  ]);
});

test("A4: of a long text the paragraphs around a change are left", () => {
  const before = paragraphs("A one.", "B two.", "C three.", "D four.", "E five.", "F six.", "G seven.", "H eight.");
  const now = before.replace("two", "2").replace("seven", "7");
  const told = nearChanges(textChanges(before, now));
  expect(told.map(({ text }) => text).join("|")).toBe(
    paragraphs("A one.", "B |two|2|.", "C three.", "…", "F six.", "G |seven|7|.", "H eight."),
  );
});

test("A4: what comes before the first change and after the last is cut too", () => {
  const before = paragraphs("A.", "B.", "C.", "D.", "E.", "F.", "G.");
  const told = nearChanges(textChanges(before, before.replace("D", "X")));
  expect(told.map(({ text }) => text).join("")).toBe(paragraphs("…", "C.", "DX.", "E.", "…"));
});
