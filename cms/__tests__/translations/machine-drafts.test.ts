/** X3: machine drafts of missing translations, by a fake service. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Board, EntrySources, MachineReport } from "payload-translations";
import { z } from "zod";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { callEndpoint } from "../support/call-endpoint";
import { provideCms, type Account } from "../support/test-cms";

const sent = z.object({ text: z.array(z.string()) });
const asked: string[] = [];
const server = createServer((request, response) => {
  void json(request).then((body) => {
    const { text } = sent.parse(body);
    asked.push(...text);
    const lost = /<pc [^>]*>lose this mark<\/pc>/;
    const translations = text.map((words) => ({
      // The answer for one text is no XML.
      text: `[ru] ${words.replace(lost, "lost").replace("broken &amp;", "broken &")}`,
    }));
    response.statusCode = text.includes("unlucky") ? 503 : 200;
    response.end(JSON.stringify({ translations }));
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());

const MACHINE_DRAFTS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const cms = provideCms({ settings: { MACHINE_DRAFTS: "deepl", MACHINE_DRAFTS_KEY: "a-key", MACHINE_DRAFTS_URL } });
let editor: Account;

const read = (path: string, query: string) => callEndpoint(cms.payload, path, { query, user: editor });
const askForDraft = (id: string, list: string) =>
  callEndpoint(cms.payload, "/translations/machine", { method: "post", body: { list, id, to: "ru" }, user: editor });

async function draft(id: number | "", list = "cases"): Promise<MachineReport & { status: number }> {
  const answer = await askForDraft(String(id), list);
  return { status: answer.status, ...((await answer.json()) as MachineReport) };
}

/** As the board and the form have it. */
async function stateOf(id: number) {
  const { entries, hasMachine } = (await (await read("/translations", "list=cases")).json()) as Board;
  const { state, machine } = entries.find((entry) => entry.id === String(id))?.locales.ru ?? {};
  const answer = await read("/translations/source", `list=cases&id=${id}&locale=ru`);
  const { sources } = (await answer.json()) as EntrySources;
  const marked = Object.entries(sources).filter(([, { isByMachine }]) => isByMachine);
  return { hasMachine, state, machine, marked: marked.map(([path]) => path) };
}

const inRussian = (id: number) =>
  cms.payload.findByID({ collection: "cases", id, locale: "ru", draft: true, depth: 0 });
async function add(title: string, text = "us"): Promise<number> {
  const runs = [{ text: "Made by " }, { text, href: "https://example.com/" }];
  const body = lexicalFromBlocks([{ type: "paragraph", runs }]);
  const data = { title, lead: `${title} & more.`, body, alias: title };
  return (await cms.payload.create({ collection: "cases", data, draft: true })).id;
}
const translate = (id: number, data: object) =>
  cms.payload.update({ collection: "cases", id, locale: "ru", data, draft: true });

let north: number;
beforeAll(async () => {
  editor = await cms.account("Ana");
  await cms.payload.create({ collection: "glossary", data: { term: "north", ru: "Север" } });
  north = await add("north");
  await translate(north, { title: "Север" });
});

test("X3: what is missing is drafted, with its links, what is written is left alone, and a breach of the glossary is said", async () => {
  const breach = expect.stringMatching(/^north, Lead.*The glossary says “Север”/);
  expect(await draft(north)).toMatchObject({ status: 200, hasDraft: true, messages: [breach] });
  const { title, lead, body } = await inRussian(north);
  expect([title, lead]).toEqual(["Север", "[ru] north & more."]);
  expect(JSON.stringify(body)).toMatch(/\[ru\] Made by .*"url":"https:\/\/example.com\/"/);
  expect(asked).not.toContain("north");
});

test("X3: a machine draft is marked, on the board and in the form, until a person saves", async () => {
  const [machine, marked] = [
    ["lead", "body"],
    ["lead", "body"],
  ];
  expect(await stateOf(north)).toEqual({ hasMachine: true, state: "older", machine, marked });
  await translate(north, { lead: "Север и не только." });
  expect(await stateOf(north)).toMatchObject({ state: "complete", machine: [], marked: [] });
});

test("X3: a text that came back broken is left out and named, and the others are drafted", async () => {
  const id = await add("broken", "lose this mark");
  const { status, hasDraft, messages } = await draft(id);
  expect({ status, hasDraft, messages }).toEqual({
    ...{ status: 200, hasDraft: true },
    messages: [
      expect.stringMatching(/^broken, Lead.*Not translated yet/),
      expect.stringMatching(/^broken, .*Mark 1 of the source is gone/),
    ],
  });
  const { title, body } = await inRussian(id);
  expect([title, body ?? null]).toEqual(["[ru] broken", null]);
});

test("X3: of a list of which some rows are translated the others are drafted", async () => {
  const slug = "page-career";
  const rows = [
    { title: "Ice", text: "Cold work." },
    { title: "Fire", text: "Warm & bright." },
  ];
  await cms.payload.updateGlobal({ slug, data: { values: rows }, draft: true });
  const { values: made = [] } = await cms.payload.findGlobal({ slug, draft: true, depth: 0 });
  const values = made?.map(({ id }, at) => (at === 0 ? { id, title: "Лёд", text: "Холод." } : { id }));
  await cms.payload.updateGlobal({ slug, data: { values: values as never }, locale: "ru", draft: true });
  expect((await draft("", slug)).status).toBe(200);
  const drafted = await cms.payload.findGlobal({ slug, locale: "ru", draft: true, depth: 0, fallbackLocale: false });
  expect(drafted.values?.map(({ title }) => title)).toEqual(["Лёд", "[ru] Fire"]);
  expect(asked.filter((words) => words.includes("source"))).toEqual([]);
});

test("X3: what cannot be drafted is refused with a sentence", async () => {
  const nothing = ["There is nothing here for a machine to translate."];
  expect(await draft(north)).toMatchObject({ status: 422, messages: nothing });
  const silent = [expect.stringContaining("does not answer")];
  expect(await draft(await add("unlucky"))).toMatchObject({ status: 502, messages: silent });
  await expect(draft("")).rejects.toThrow("There is no such entry.");
});
