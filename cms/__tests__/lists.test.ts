/** How far an entry is in a language, and which columns a list begins with (A4). */
import type { Field } from "payload";
import { languageColumns, lookColumn, withOwnColumns } from "../src/lists/columns";
import { languageState } from "../src/lists/language-state";
import type { BoardEntry } from "payload-translations/board";

type Translation = BoardEntry["locales"]["en"];

const translation = (state: Translation["state"], isWritten = true): Translation => ({
  ...{ state, isWritten, missing: [], left: [], older: [], machine: [] },
});

const entry = (status: BoardEntry["status"], ru: Translation): BoardEntry => ({
  ...{ list: "cases", id: "1", title: "", status, savedAt: "2026-11-01T08:00:00.000Z" },
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
  const title: Field = { name: "title", type: "text", localized: true };
  expect(languageColumns([{ name: "year", type: "number" }])).toEqual([]);
  const own = [
    lookColumn("cover"),
    ...languageColumns([{ type: "tabs", tabs: [{ label: "Story", fields: [title] }] }]),
  ];
  expect(withOwnColumns(["title", "year"], own, true)).toEqual(["title", "look", "year", "languages"]);
  expect(withOwnColumns(["title", "date"], [], true)).toEqual(["title", "date", "_status"]);
  expect(withOwnColumns(["title", "year"], [], false)).toEqual(["title", "year"]);
});
