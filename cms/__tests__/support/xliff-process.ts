/** Exports, translates and imports on the database of the environment, as editors and translators do, and prints what came of it. */
import { createPayloadRequest } from "payload";
import { BLOCK_TEXTS } from "../../src/rich-text/block-texts";
import { everyBlock } from "../../src/rich-text/blocks";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { openCms } from "../../src/start-up/open-cms";
import { translationsEndpoint, type Board } from "../../src/translations/endpoint";
import { xliffEndpoints } from "../../src/translations/xliff/endpoints";
import type { ImportReport } from "../../src/translations/xliff/import";
import { printResult } from "./result";

const { payload } = await openCms();
const data = { email: "editor@example.com", password: "editors write texts", role: "editor" } as const;
const user = await payload.create({ collection: "users", data });
const [download, upload] = xliffEndpoints;

async function call(
  endpoint: typeof download,
  query: string,
  body?: string | Uint8Array<ArrayBuffer>,
  signedIn = true,
): Promise<Response> {
  const request = await createPayloadRequest({
    config: payload.config,
    request: new Request(`http://localhost/cms-api/translations?${query}`, { method: body ? "POST" : "GET", body }),
  });
  request.user = signedIn ? { ...user, collection: "users" as const } : null;
  if (!endpoint) throw new Error("There is no such endpoint.");
  return endpoint.handler(request);
}

const exported = async (query: string) => (await call(download, query)).text();
const imported = async (xml: string | Uint8Array<ArrayBuffer>) =>
  (await (await call(upload, "", xml)).json()) as ImportReport;
const board = async () => {
  const answer = await call(translationsEndpoint, "list=cases");
  const row = ((await answer.json()) as Board).entries.find((entry) => entry.id === String(id));
  return row && [row.status, row.locales.ru.state, ...row.locales.ru.older.map(({ path }) => path)].join(" ");
};
const story = (locale: "en" | "ru", draft: boolean) =>
  payload.findByID({ collection: "cases", id, locale, draft, depth: 0 });

const body = lexicalFromBlocks([
  { type: "paragraph", runs: [{ text: "Made by " }, { text: "Future Native", bold: true }, { text: "." }] },
  { type: "quote", text: "Loud enough", author: "Vera" },
]);
const { id } = await payload.create({
  collection: "cases",
  data: {
    title: "North",
    lead: "Future Native goes north.",
    body,
    alias: "north",
    year: 2026,
    territory: { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 },
    _status: "published" as const,
  },
});
await payload.create({ collection: "glossary", data: { term: "Future Native", isKept: true } });
await payload.create({ collection: "job-cities", data: { title: "Tbilisi", countryCode: "GE" } });

const xml = await exported(`to=ru&list=cases&id=${id}`);
/** Puts the source's words, changed, where the translation belongs. */
const answered = (change: (source: string) => string) =>
  xml.replace(/<source>([\s\S]*?)<\/source>/g, (source, words: string) => `${source}<target>${change(words)}</target>`);
const copied = answered((words) => words);

const strangers = await call(download, "to=ru", undefined, false).catch((error: Error) => error.message);
const refusals = {
  language: (await imported(copied.replace('trgLang="ru-RU"', 'trgLang="de"'))).refused,
  entry: (await imported(copied.replace(`id="cases.${id}"`, 'id="cases.9999"'))).refused,
  unit: (await imported(copied.replace('<unit id="title"', '<unit id="headline"'))).refused,
  marks: (await imported(copied.replace(/(<target>[^<]*)<pc [^>]*>([^<]*)<\/pc>/, "$1$2"))).refused,
  untouched: [(await story("ru", true)).title, await board()],
};

const untranslated = await imported(xml);
const report = await imported(answered((words) => words.replace("Future Native goes north", "Идём на север")));
const drafted = await story("ru", true);
const taken = {
  states: report.units.map(({ unit, state, messages }) =>
    [unit.replace(/[0-9a-f]{24}/, "quote"), state, ...messages].join(" "),
  ),
  entries: report.entries,
  isSameBody: JSON.stringify(drafted.body) === JSON.stringify((await story("en", true)).body),
  isPublic: (await story("ru", false)).title ?? null,
  board: await board(),
};
/** As a program sends it that has emptied what was translated: every text is in a file of its own, in UTF-16. */
const emptied = answered(() => "").replace(/<\/unit>\s*<unit/g, `</unit></file><file id="cases.${id}"><unit`);
const left = await imported(Buffer.from(`\ufeff${emptied.replace('"UTF-8"', '"UTF-16"')}`, "utf16le"));
const kept = { states: left.units.map(({ state }) => state), title: (await story("ru", true)).title };
const again = await imported(answered((words) => words.replace("Future Native goes north", "Идём на север")));

await payload.update({ collection: "cases", id, data: { title: "Far north" }, draft: true });
const late = await imported(copied.replace("<target>North</target>", "<target>Север</target>"));
const stale = { state: late.units.find(({ unit }) => unit === "title"), board: await board() };

const fails = await payload.create({ collection: "cases", data: { title: "South", alias: "south" }, draft: true });
const both = (await exported("to=ru&list=cases")).replace(
  /<source>([^<]*)<\/source>(\s*<target>[^<]*<\/target>)?/g,
  "<source>$1</source><target>Юг</target>",
);
let meanwhile = async () => undefined as unknown;
payload.collections.cases.config.hooks.beforeChange?.push(async ({ originalDoc }) => {
  if (originalDoc?.id !== fails.id) return;
  await meanwhile();
  throw new Error("This entry cannot be saved.");
});
const failed = { report: await imported(both), title: (await story("ru", true)).title, board: await board() };

await payload.update({ collection: "cases", id, locale: "ru", data: { lead: "Мы идём." }, draft: true });
const confirmed = await board();

meanwhile = () => payload.update({ collection: "cases", id, locale: "ru", data: { title: "Редактор" }, draft: true });
const beside = { report: await imported(both), title: (await story("ru", true)).title };

const named = everyBlock.map(({ slug, fields }) => [
  slug,
  JSON.stringify(fields).match(/"name":"\w+","type":"text(?:area)?"/g),
]);
printResult({
  xml,
  cities: await exported("to=ru&list=job-cities"),
  strangers,
  refusals,
  untranslated: untranslated.units.map(({ state }) => state),
  taken,
  kept,
  again: again.units.map(({ state }) => state),
  stale,
  confirmed,
  failed,
  beside,
  blocks: named.map(([slug, fields]) => [slug, String(fields ?? "").match(/(?<="name":")\w+/g) ?? []]),
  known: BLOCK_TEXTS,
});
await payload.destroy();
process.exit(0);
