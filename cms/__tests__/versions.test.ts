/** A4: versions of an entry with their changes and authors. */
import { createPayloadRequest } from "payload";
import { lexicalFromBlocks } from "../src/rich-text/to-lexical";
import { changedFields, changedLabels } from "../src/versions/changes";
import { readVersions } from "../src/versions/read-versions";
import { provideCms, type Account } from "./support/test-cms";

const cms = provideCms();

let anna: Account;
let id: number;

const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const;
const body = (words: string, quoted: string, level: 2 | 3 = 2) =>
  lexicalFromBlocks([
    { type: "heading", level, text: "How it began" },
    { type: "paragraph", runs: [{ text: words }] },
    { type: "quote", text: quoted, author: "Ada", loud: false },
  ]);

async function requestOf(user: Account | null, language = "en") {
  const request = new Request("http://localhost/cms-api/cases", { headers: { "Accept-Language": language } });
  return Object.assign(await createPayloadRequest({ config: cms.payload.config, request }), { user });
}

async function versions(user: Account | null = anna) {
  const req = await requestOf(user);
  return readVersions({ collectionConfig: cms.payload.collections.cases.config, docID: id, req }, { locale: "all" });
}

type Fields = Parameters<typeof changedFields>[0];
type Change = Awaited<ReturnType<typeof changedFields>>[number];
/** The words of a change, with what is gone in brackets and what is new in braces. */
const read = ({ parts }: Change) =>
  parts.map(({ is, text }) => (is === "added" ? `{${text}}` : is === "removed" ? `[${text}]` : text)).join("");

const fieldsOfCases = (): Fields => cms.payload.collections.cases.config.flattenedFields;

/** @param at how many versions are newer */
async function changesOf(at: number): Promise<Change[]> {
  const [newer, older] = (await versions()).slice(at);
  return changedFields(fieldsOfCases(), older?.doc ?? {}, newer?.doc ?? {}, await requestOf(anna));
}
const wordsOf = async (at: number) => (await changesOf(at)).map((change) => [change.label, read(change)]);

beforeAll(async () => {
  anna = await cms.account("Anna");
  const { payload } = cms;
  const client = (name: string) => payload.create({ collection: "clients", data: { name, _status: "published" } });
  const [lark, heron] = [await client("Lark"), await client("Heron")];
  const texts = { title: "A case", lead: "A lead.", body: body("Nobody came.", "We were alone.") };
  const data = { ...texts, year: 2026, territory, client: lark.id };
  ({ id } = await payload.create({ collection: "cases", data, draft: true }));
  const change = (changes: object, locale: "en" | "ru" = "en") =>
    payload.update({ collection: "cases", id, locale, data: changes, draft: true, user: anna });
  await change({ body: body("Everybody came.", "We were never alone.") });
  await change({ client: heron.id, territory: { ...territory, mark: "wave" } });
  await change({ title: "Кейс" }, "ru");
  await change({ body: body("Everybody came.", "We were never alone.", 3) });
  await change({});
  await payload.update({ collection: "cases", id, data: { title: "A better case" }, draft: true });
});

test("A4: versions say who saved each, the newest first", async () => {
  const names = [null, "Anna", "Anna", "Anna", "Anna", "Anna", null];
  expect((await versions()).map(({ savedBy }) => savedBy)).toEqual(names);
  await expect(versions(null)).rejects.toMatchObject({ name: "Forbidden" });
});

test("A4: versions tell a rich text as words, those of its blocks by the names of their fields", async () => {
  const words = "How it began\n\n[Nobody]{Everybody} came.\n\n[Quote]\nText: We were {never }alone.\nAuthor: Ada";
  expect(await wordsOf(5)).toEqual([["Body", words]]);
  expect(JSON.stringify(await changesOf(5))).not.toContain("children");
});

test("A4: versions name other entries by their titles, and choices by their labels", async () => {
  expect(await wordsOf(4)).toEqual([
    ["Client", "[Lark]{Heron}"],
    ["Territory › Mark", "[Blob]{Wave}"],
  ]);
});

test("A4: versions tell a translation with its language, also in the editor's", async () => {
  expect(await wordsOf(3)).toEqual([["Title", "{Кейс}"]]);
  const [newer, older] = (await versions()).slice(3);
  const labels = async (language: string) =>
    changedLabels(fieldsOfCases(), older?.doc ?? {}, newer?.doc ?? {}, (await requestOf(anna, language)).i18n);
  expect(await labels("en")).toEqual([{ label: "Title", locales: ["ru"] }]);
  expect(await labels("ru")).toEqual([{ label: "Заголовок", locales: ["ru"] }]);
});

test("A4: versions say that only the form of a text has changed, and nothing where nothing has", async () => {
  expect(await changesOf(2)).toEqual([{ label: "Body", locale: "en", parts: [] }]);
  expect(await changesOf(1)).toEqual([]);
  expect(await wordsOf(0)).toEqual([["Title", "A {better }case"]]);
});

test("A4: versions are the same for a screen", async () => {
  const slug = "page-home";
  for (const words of ["one\ntwo", "one\nthree"]) {
    await cms.payload.updateGlobal({ slug, data: { words }, draft: true, user: anna });
  }
  const req = await requestOf(anna);
  const globalConfig = cms.payload.globals.config.find((screen) => screen.slug === slug);
  const [newer, older] = await readVersions({ globalConfig, req }, { locale: "all" });
  const changes = await changedFields(globalConfig?.flattenedFields ?? [], older?.doc ?? {}, newer?.doc ?? {}, req);
  expect(changes.map(read)).toEqual(["one\n[two]{three}"]);
});

test("A4: versions can be drawn in a language as they were then", async () => {
  const collectionConfig = cms.payload.collections.cases.config;
  const of = { collectionConfig, docID: id, req: await requestOf(anna) };
  const [newest] = await readVersions(of, { locale: "ru", limit: 1 });
  expect([newest?.doc.id, newest?.doc.title, newest?.doc.lead ?? null]).toEqual([id, "Кейс", null]);
});
