/** States of an entry on the translations board. */
import type { Doc } from "payload-kit";
import { judge as judgeWith, type Flagged, type Version } from "../src/judge";
import type { TextField } from "../src/text-fields";
import { body, MODEL, paragraph, richText, text } from "../testing/content-model";

const FIELDS: TextField[] = [
  { path: "title", label: "Title", isNeeded: true },
  { path: "body", label: "Body", isNeeded: true },
  { path: "seo.title", label: "Title for search", isNeeded: false },
  { path: "steps", label: "Steps", isNeeded: false, columns: ["title", "text"] },
];

function judge(fields: readonly TextField[], versions: readonly Version[], flags: readonly Flagged[] = []) {
  const { en, ru, br } = judgeWith(fields, versions, MODEL, flags);
  if (!en || !ru || !br) throw new Error("Each language is judged.");
  return { en, ru, br };
}

const whole: Doc = {
  title: { en: "North", ru: "Север", br: "Norte" },
  body: { en: body("A"), ru: body("А"), br: body("A") },
  seo: { title: { en: "N", ru: "С", br: "N" } },
  steps: [{ title: { en: "One", ru: "Раз", br: "Um" }, text: { en: "x", ru: "х", br: "x" } }],
};
const change = (changes: Doc): Doc => ({ ...whole, ...changes });
const history = (...entries: Doc[]): Version[] => entries.map((entry) => ({ entry }));

test("what is there in every language is complete", () => {
  const translation = { state: "complete", isWritten: true, missing: [], left: [], older: [], machine: [] };
  expect(judge(FIELDS, history(whole))).toEqual({ en: translation, ru: translation, br: translation });
});

test("a needed text that is missing keeps the entry out of the language, another does not", () => {
  const { ru, br } = judge(
    FIELDS,
    history(change({ title: { en: "North", ru: "  ", br: "Norte" }, seo: { title: { en: "N", ru: "С" } } })),
  );
  expect(ru).toMatchObject({ state: "missing", isWritten: false, missing: ["title"] });
  expect(br).toMatchObject({ state: "missing", isWritten: true, missing: ["seo.title"] });
});

test("an empty paragraph is no text, and what English has not got is not missing", () => {
  const empty = change({ body: { en: body("A"), ru: body(""), br: body("A") }, seo: {}, steps: [] });
  const { en, ru } = judge(FIELDS, history(empty));
  expect(ru.missing).toEqual(["body"]);
  expect(en.state).toBe("complete");
});

test("one empty cell of a list is a missing text", () => {
  const steps = [...(whole.steps as object[]), { title: { en: "Two", ru: "Два" }, text: { en: "y", ru: "у" } }];
  expect(judge(FIELDS, history(change({ steps })))).toMatchObject({
    ru: { state: "complete" },
    br: { state: "missing", missing: ["steps"] },
  });
});

test("English that was left in another language is missing there, and what is rightly the same is not", () => {
  const [quote, name] = ["We hire people, not boxes.", "Ana Souza, Art Director"];
  const fields = { blockType: "quote", text: quote, author: name };
  const own = (words: string) => richText(paragraph(text(words)), { type: "block", version: 2, fields });
  const left = change({ body: { en: own("It was so."), ru: own("Так и было."), br: own("Foi assim.") } });
  const expected = { state: "missing", isWritten: true, missing: ["body"], left: ["body"] };
  expect(judge(FIELDS, history(left))).toMatchObject({
    en: { state: "complete", left: [] },
    ru: expected,
    br: expected,
  });
  const same = ["Future Native", name, "20 000 km²", "https://example.com/a-page", "hello@example.com", "iPhone"];
  for (const title of same) {
    expect(judge(FIELDS, history(change({ title: { en: title, ru: title, br: title } }))).ru).toMatchObject({
      left: [],
    });
  }
  const rows = [
    { title: { en: "One", ru: "Раз", br: "Um" }, text: { en: "Head of design", ru: "Head of design", br: "x" } },
  ];
  expect(judge(FIELDS, history(change({ steps: rows })))).toMatchObject({ ru: { left: ["steps"] }, br: { left: [] } });
});

test("a translation is older when English changed after it, until it changes too", () => {
  const renamed = change({ title: { en: "Far north", ru: "Север", br: "Norte" } });
  const russian = change({ title: { en: "Far north", ru: "Крайний север", br: "Norte" } });
  expect(judge(FIELDS, history(whole, renamed))).toMatchObject({
    en: { state: "complete" },
    ru: { state: "older", older: ["title"] },
    br: { state: "older", older: ["title"] },
  });
  expect(judge(FIELDS, history(whole, renamed, russian))).toMatchObject({
    ru: { state: "complete", older: [] },
    br: { state: "older", older: ["title"] },
  });
});

test("spaces, and a change that leaves the texts alone, make nothing older", () => {
  const spaced = change({ title: { en: " North ", ru: "Север", br: "Norte" } });
  expect(judge(FIELDS, history(whole, spaced, change({ year: 2026 }))).ru.state).toBe("complete");
});

test("what changed in one version is one change", () => {
  const both = change({ title: { en: "South", ru: "Юг", br: "Norte" } });
  expect(judge(FIELDS, history(whole, both))).toMatchObject({ ru: { state: "complete" }, br: { state: "older" } });
});

test("a version that publishes one language says nothing of the others", () => {
  const draft = change({ title: { en: "South", ru: "Юг", br: "Sul" } });
  const published = change({ title: { en: "North", ru: "Юг", br: "Norte" } });
  const versions: Version[] = [...history(whole, draft), { entry: published, onlyLocale: "ru" }, { entry: draft }];
  expect(judge(FIELDS, versions)).toMatchObject({ ru: { state: "complete" }, br: { state: "complete" } });
});
