/** Sources of the texts and pictures of a page for click-to-edit (X11). */
import {
  FIRST_MARK_OF_DRAFT,
  markedAnswers,
  markedDraft,
  markOf,
  previewAnswer,
  withoutMarks,
  type PreviewSource,
} from "@future-native/contract";
import { LOCALE_CODES } from "@future-native/contract/locales";
import { askForMarks } from "./support/marked-previews";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });
let seen: Awaited<ReturnType<typeof askForMarks>>;
beforeAll(async () => void (seen = await askForMarks(cms)));

/** Every text of an answer, with the names that lead to it. */
function textsOf(value: unknown, names: readonly string[] = []): { text: string; names: readonly string[] }[] {
  if (typeof value === "string") return [{ text: value, names }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, [...names, name]));
}

/** An answer without its marks. A year is a text where it is marked; the moment of a draft is that of the question. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, item: unknown) => {
    if (typeof item === "string") return withoutMarks(item.replace(/^(\/media\/[^#]+)#.*$/, "$1"));
    return name === "year" || name === "foundedIn" ? String(item) : item;
  });

const markIn = (text: string): number | undefined =>
  markOf(text.startsWith("/media/") ? decodeURIComponent(text) : text);

test("X11: without marks the content is what the API answers, in each language", () => {
  expect(seen.published.map(({ locale, status }) => [locale, status])).toEqual(LOCALE_CODES.map((code) => [code, 200]));
  for (const { marked, plain } of seen.published) {
    expect(bare(markedAnswers.parse(marked).answers)).toEqual(bare(plain));
  }
});

test("X11: a picture, a heading and a word of a paragraph say their fields", () => {
  const [english] = seen.published;
  const { answers, sources } = markedAnswers.parse(english?.marked);
  const sourceOf = (text: string) => sources[markIn(text) ?? -1];
  const found = textsOf(answers["/api/cases/en"]).flatMap(({ text, names }): [string, PreviewSource][] => {
    const source = sourceOf(text);
    return source ? [[names.slice(1).join("."), source]] : [];
  });
  const byName = new Map(found);
  expect(byName.get("title")).toMatchObject({ list: "cases", locale: "en", path: "title", within: "", label: "Title" });
  expect(byName.get("cover.url")).toMatchObject({ list: "cases", locale: null, path: "cover" });
  expect(byName.get("body.0.title")).toMatchObject({ path: "body", within: "0.title" });
  expect(byName.get("body.1.runs.0.text")).toMatchObject({ path: "body", within: "1" });
});

/** Fields that are not displayed as they are: addresses, ids, choices with translated labels, formatted dates. */
const UNREAD = [
  ...["alias", "alt", "awardIds", "beat", "caseId", "category", "categoryIds", "cityId", "clientId", "colors"],
  ...[
    "countryCode",
    "currency",
    "date",
    "employment",
    "format",
    "href",
    "id",
    "kind",
    "languages",
    "locale",
    "mark",
    "network",
  ],
  ...["publishedAt", "serviceIds", "tagIds", "type", "unit", "updatedAt", "url", "validThrough"],
];

test("X11: all that is written to be read is marked", () => {
  const isName = (name: string) => !/^(?:\d+|en|ru|br)$/.test(name);
  for (const { marked } of seen.published) {
    const texts = textsOf(markedAnswers.parse(marked).answers);
    const unmarked = texts.filter(({ text }) => text && markIn(text) === undefined);
    const names = unmarked.map((text) => text.names.findLast(isName) ?? "");
    expect(UNREAD).toEqual(expect.arrayContaining([...new Set(names)]));
  }
});

function draftedCase() {
  const { draft } = previewAnswer.parse(seen.draft.plain.answer);
  return draft.list === "cases" ? draft.answer[0] : undefined;
}

test("X11: a draft is marked from a number of its own on", () => {
  const { draft, sources } = markedDraft.parse(seen.draft.marked.answer);
  const [entry] = draft.list === "cases" ? draft.answer : [];
  expect(bare({ ...entry, updatedAt: "" })).toEqual(bare({ ...draftedCase(), updatedAt: "" }));
  const mark = markOf(entry?.title ?? "") ?? 0;
  expect(sources[mark - FIRST_MARK_OF_DRAFT]).toMatchObject({
    ...{ list: "cases", id: seen.draft.id, locale: "ru", path: "title" },
  });
});

test("X11: a screen's draft is marked with all other texts of the site", () => {
  const { draft, sources } = markedDraft.parse(seen.screen.answer);
  const lists = textsOf(draft.answer).map(({ text }) => sources[(markIn(text) ?? 0) - FIRST_MARK_OF_DRAFT]?.list);
  expect(lists).toEqual(expect.arrayContaining(["page-home", "page-about", "settings", "offices"]));
});

test("X11: marks are for those who are signed in, and of the site's languages", () => {
  expect([seen.anonymous, seen.elsewhere]).toEqual([401, 400]);
});
