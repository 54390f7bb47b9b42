/** How the changes of a text are told (A4). */
import { textChanges } from "../src/text-changes";

test("A4: a change is told word by word", () => {
  expect(textChanges("We were alone.", "We were never alone.")).toEqual([
    { is: "same", text: "We were " },
    { is: "added", text: "never " },
    { is: "same", text: "alone." },
  ]);
});
