/** The source text beside a form in another language. */
import type { Doc } from "payload-kit";
import type { Version } from "../src/judge";
import { sourcesOf as sourcesWith } from "../src/source/read-sources";
import type { TextField } from "../src/text-fields";
import { body, MODEL } from "../testing/content-model";

const FIELDS: TextField[] = [
  { path: "title", label: "Title", isNeeded: true },
  { path: "body", label: "Body", isNeeded: true },
  { path: "steps", label: "Steps", isNeeded: false, columns: ["text"] },
];

const sourcesOf = (fields: readonly TextField[], history: readonly Version[], locale: string) =>
  sourcesWith(fields, history, locale, MODEL);
const ENTRY: Doc = {
  title: { en: "A quiet bakery", ru: "Тихая пекарня" },
  body: { en: body("They bake.", "At three."), ru: body("Пекут.", "В три.") },
  steps: [
    { id: "b", text: { en: "Flour", ru: "Мука" } },
    { id: "a", text: { en: "Water" } },
  ],
};
const later = (title: object, onlyLocale?: "ru"): Version => ({ entry: { ...ENTRY, title }, onlyLocale });
const first: Version = { entry: ENTRY };

test("each text has its source, rich text as paragraphs, and rows by their ids", () => {
  const sources = sourcesOf(FIELDS, [first], "ru");
  expect(Object.entries(sources).map(([key, { words }]) => [key, words])).toEqual([
    ["title", "A quiet bakery"],
    ["body", "They bake.\n\nAt three."],
    ["steps.b.text", "Flour"],
    ["steps.a.text", "Water"],
  ]);
  expect(sources.body?.value).toEqual(body("They bake.", "At three."));
  expect(Object.values(sources).map(({ changes }) => changes)).toEqual([null, null, null, null]);
});

test("words that changed after the translation are told from those that did not", () => {
  const changed = later({ en: "A loud bakery", ru: "Тихая пекарня" });
  expect(sourcesOf(FIELDS, [first, changed], "ru").title?.changes).toEqual([
    { is: "same", text: "A " },
    { is: "removed", text: "quiet" },
    { is: "added", text: "loud" },
    { is: "same", text: " bakery" },
  ]);
});

test("a text without a translation, or translated since, shows no change", () => {
  const changed = { en: "A loud bakery", ru: "Тихая пекарня" };
  expect(sourcesOf(FIELDS, [first, later(changed)], "br").title?.changes).toBeNull();
  const translated = later({ ...changed, ru: "Шумная пекарня" });
  expect(sourcesOf(FIELDS, [first, later(changed), translated], "ru").title?.changes).toBeNull();
});

test("a version of one language alone says nothing of the source of its time", () => {
  const drafted = later({ en: "A loud bakery", ru: "Тихая пекарня" });
  // Its English text is still the published one.
  const onlyRussian = later({ en: "A quiet bakery", ru: "Шумная пекарня" }, "ru");
  const changedAgain = later({ en: "A loud bakery at last", ru: "Шумная пекарня" });
  const { title } = sourcesOf(FIELDS, [first, drafted, onlyRussian, changedAgain], "ru");
  expect(title?.changes).toEqual([
    { is: "same", text: "A loud bakery" },
    { is: "added", text: " at last" },
  ]);
});
