/** X3: texts go to translators and come back as drafts. */
import type { Board, ImportReport } from "payload-translations";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { callEndpoint } from "../support/call-endpoint";
import { provideCms, type Account } from "../support/test-cms";

/** Names of the units of the story, as a translator reads them. */
const NAMES = [
  "Title",
  "Lead: one or two sentences",
  "Body › Paragraph",
  "Body › Quote › 1 › Text",
  "Body › Quote › 1 › Author",
];
const cms = provideCms();

let editor: Account;
let id: number;
/** The file that a translator is given. */
let xml: string;

type Sent = string | Uint8Array<ArrayBuffer>;
const download = (query: string, user: Account | null = editor) =>
  callEndpoint(cms.payload, "/translations/xliff", { query, user });
const exported = async (query: string) => (await download(query)).text();
async function imported(body: Sent): Promise<ImportReport> {
  const answer = await callEndpoint(cms.payload, "/translations/xliff", { method: "post", body, user: editor });
  return (await answer.json()) as ImportReport;
}
const states = ({ units }: ImportReport) => units.map(({ state }) => state);

/** State of the entry, of its Russian, and the fields of that which are older than the English. */
async function board(): Promise<string> {
  const answer = await callEndpoint(cms.payload, "/translations", { query: "list=cases", user: editor });
  const row = ((await answer.json()) as Board).entries.find((entry) => entry.id === String(id));
  return [row?.status, row?.locales.ru.state, ...(row?.locales.ru.older ?? []).map(({ path }) => path)].join(" ");
}
const story = (locale: "en" | "ru", draft = true) =>
  cms.payload.findByID({ collection: "cases", id, locale, draft, depth: 0 });
const update = (data: object, locale: "en" | "ru" = "en") =>
  cms.payload.update({ collection: "cases", id, locale, data, draft: true });

/** Puts the source's words, changed, where the translation belongs. */
const answered = (change: (source: string) => string) =>
  xml.replace(/<source>([\s\S]*?)<\/source>/g, (source, words: string) => `${source}<target>${change(words)}</target>`);
const copied = () => answered((words) => words);
const translated = () => answered((words) => words.replace("Future Native goes north", "Идём на север"));
const five = (state: string) => Array.from({ length: 5 }, () => state);

beforeAll(async () => {
  editor = await cms.account("Ana");
  const body = lexicalFromBlocks([
    { type: "paragraph", runs: [{ text: "Made by " }, { text: "Future Native", bold: true }, { text: "." }] },
    { type: "quote", text: "Loud enough", author: "Vera" },
  ]);
  const texts = { title: "North", lead: "Future Native goes north.", body, alias: "north" };
  const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const;
  const data = { ...texts, year: 2026, territory, _status: "published" } as const;
  ({ id } = await cms.payload.create({ collection: "cases", data }));
  await cms.payload.create({ collection: "glossary", data: { term: "Future Native", isKept: true } });
  await cms.payload.create({ collection: "job-cities", data: { title: "Tbilisi", countryCode: "GE" } });
  xml = await exported(`to=ru&list=cases&id=${id}`);
});

test("X3: a translator's file holds what waits, with the words of the glossary, and nothing that has no drafts", async () => {
  expect(xml).toContain('srcLang="en-US" trgLang="ru-RU"');
  expect(xml).toContain("<gls:term>Future Native</gls:term><gls:translation>Future Native</gls:translation>");
  expect([...xml.matchAll(/<unit id="\S+ name="([^"]+)"/g)].map(([, name]) => name)).toEqual(NAMES);
  expect(await exported("to=ru&list=job-cities")).not.toContain("<file");
  await expect(download("to=ru", null)).rejects.toThrow("Sign in first.");
});

test("X3: a file is refused as a whole, with a sentence for each fault", async () => {
  const refused = async (file: string) => (await imported(file)).refused;
  const german = copied().replace('trgLang="ru-RU"', 'trgLang="de"');
  expect(await refused(german)).toEqual([expect.stringMatching(/^The file goes from "en-US" to "de"/)]);
  const unknown = copied().replace(`id="cases.${id}"`, 'id="cases.9999"');
  expect(await refused(unknown)).toEqual([expect.stringMatching(/^cases\.9999: There is no such entry/)]);
  const renamed = copied().replace('<unit id="title"', '<unit id="headline"');
  expect(await refused(renamed)).toEqual([expect.stringMatching(/headline: There is no such text/)]);
  const unmarked = copied().replace(/(<target>[^<]*)<pc [^>]*>([^<]*)<\/pc>/, "$1$2");
  expect(await refused(unmarked)).toEqual([expect.stringMatching(/body\.0\.0: Mark 1 of the source is gone/)]);
  expect([(await story("ru")).title ?? null, await board()]).toEqual([
    null,
    expect.stringMatching(/^published missing/),
  ]);
});

test("X3: texts become drafts, byte for byte where the source was copied, and say where the glossary was left", async () => {
  expect(states(await imported(xml))).toEqual(five("untranslated"));
  const { units, drafts } = await imported(translated());
  expect(drafts).toEqual([{ list: "cases", id: String(id), title: "North", locale: "ru", field: "title" }]);
  expect(units.map(({ unit, state, messages }) => [unit, state, ...messages].join(" "))).toEqual([
    "title taken",
    "lead taken The glossary says “Future Native” for “Future Native”.",
    "body.0.0 taken",
    expect.stringMatching(/^body\..+\.text taken$/),
    expect.stringMatching(/^body\..+\.author taken$/),
  ]);
  expect((await story("ru")).body).toEqual((await story("en")).body);
  expect((await story("ru", false)).title ?? null).toBeNull();
  expect(await board()).toBe("changed complete");
});

test("X3: a file whose texts were emptied takes nothing away, and one that comes twice changes nothing", async () => {
  // As a program sends it: every text is in a file of its own, in UTF-16.
  const emptied = answered(() => "").replace(/<\/unit>\s*<unit/g, `</unit></file><file id="cases.${id}"><unit`);
  const left = await imported(Buffer.from(`\ufeff${emptied.replace('"UTF-8"', '"UTF-16"')}`, "utf16le"));
  expect(states(left)).toEqual(five("untranslated"));
  expect((await story("ru")).title).toBe("North");
  expect(states(await imported(translated()))).toEqual(five("same"));
});

test("X3: texts are older when English has changed", async () => {
  await update({ title: "Far north" });
  const late = await imported(copied().replace("<target>North</target>", "<target>Север</target>"));
  const messages = [expect.stringMatching(/^The source was changed/)];
  expect(late.units.find(({ unit }) => unit === "title")).toMatchObject({
    ...{ name: "Far north, Title", state: "older", messages },
  });
  // The lead of this file is in English.
  expect(await board()).toBe("changed missing title");
});

test("X3: a save that fails leaves nothing: neither drafts before it nor words about them, but what an editor writes", async () => {
  const fails = await cms.payload.create({
    collection: "cases",
    data: { title: "South", alias: "south" },
    draft: true,
  });
  const both = (await exported("to=ru&list=cases")).replace(
    /<source>([^<]*)<\/source>(\s*<target>[^<]*<\/target>)?/g,
    "<source>$1</source><target>Юг</target>",
  );
  let meanwhile = async (): Promise<unknown> => undefined;
  cms.payload.collections.cases.config.hooks.beforeChange?.push(async ({ originalDoc }) => {
    if (originalDoc?.id !== fails.id) return;
    await meanwhile();
    throw new Error("This entry cannot be saved.");
  });
  const sentence = expect.stringMatching(/^cases\.\d+: This entry could not be saved/);
  const nothing = { refused: [sentence], drafts: [], units: [] };
  expect(await imported(both)).toEqual(nothing);
  expect([(await story("ru")).title, await board()]).toEqual(["Север", "changed missing title"]);
  // Until a person saves.
  await update({ lead: "Мы идём." }, "ru");
  expect(await board()).not.toContain("title");
  meanwhile = () => update({ title: "Редактор" }, "ru");
  expect(await imported(both)).toEqual(nothing);
  expect((await story("ru")).title).toBe("Редактор");
});
