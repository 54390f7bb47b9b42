/** How far an entry is in a language, and which columns a list begins with (A4). */
import { Cases } from "../src/collections/cases";
import { BlogPosts } from "../src/collections/blog";
import { CaseCategories } from "../src/collections/taxonomy";
import { languageState } from "../src/lists/language-state";
import type { BoardEntry } from "../src/translations/read-board";
import type { Translation } from "../src/translations/judge";

const translation = (state: Translation["state"], isWritten = true): Translation => ({
  ...{ state, isWritten, missing: [], older: [] },
});

const entry = (status: BoardEntry["status"], ru: Translation): BoardEntry => ({
  ...{ list: "cases", id: "1", title: "", status },
  locales: { en: translation("complete"), ru, br: translation("complete") },
});

test.each([
  ["missing", entry("published", translation("missing", false)), false],
  ["live", entry("published", translation("complete")), false],
  ["live", entry("changed", translation("missing")), false],
  ["stale", entry("published", translation("older")), false],
  ["draft", entry("draft", translation("older")), false],
  ["scheduled", entry("draft", translation("complete")), true],
  ["live", entry("published", translation("complete")), true],
])("A4: is %s", (state, judged, isScheduled) => {
  expect(languageState(judged, "ru", isScheduled)).toBe(state);
});

test("A4: a list says what an entry looks like, and its languages where it has several", () => {
  expect(Cases.admin?.defaultColumns?.slice(0, 2)).toEqual(["title", "look"]);
  expect(Cases.admin?.defaultColumns).toContain("languages");
  expect(BlogPosts.admin?.defaultColumns).not.toContain("languages");
  expect(CaseCategories.admin?.defaultColumns).not.toContain("savedBy");
});
