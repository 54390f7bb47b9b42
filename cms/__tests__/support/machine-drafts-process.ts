/** Has entries drafted by the service of the environment, as editors do, and prints what came of it. */
import { createPayloadRequest } from "payload";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { openCms } from "../../src/start-up/open-cms";
import { translationsEndpoint, type Board } from "../../src/translations/endpoint";
import { machineEndpoint } from "../../src/translations/machine/endpoint";
import type { MachineReport } from "../../src/translations/machine/protocol";
import { sourceEndpoint } from "../../src/translations/source/endpoint";
import type { Sources } from "../../src/translations/source/protocol";
import { printResult } from "./result";

const { env, payload } = await openCms();
const account = { email: "editor@example.com", password: "editors write texts", role: "editor" } as const;
const user = await payload.create({ collection: "users", data: account });

async function call(endpoint: typeof sourceEndpoint, query: string, body?: object): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  const options = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
  const request = await createPayloadRequest({
    config: payload.config,
    request: new Request(`http://localhost/cms-api/translations?${query}`, options),
  });
  request.user = { ...user, collection: "users" as const };
  return endpoint.handler(request);
}

async function draft(id: number | "", list = "cases"): Promise<MachineReport & { status: number }> {
  const answer = await call(machineEndpoint(env.machine), "", { list, id: String(id), to: "ru" });
  return { status: answer.status, ...((await answer.json()) as MachineReport) };
}

async function stateOf(id: number) {
  const { entries, hasMachine } = (await (await call(translationsEndpoint, "list=cases")).json()) as Board;
  const { state, machine } = entries.find((entry) => entry.id === String(id))?.locales.ru ?? {};
  const sources = (await (await call(sourceEndpoint, `list=cases&id=${id}&locale=ru`)).json()) as Sources;
  const marked = Object.entries(sources).filter(([, { isByMachine }]) => isByMachine);
  return { hasMachine, state, machine, marked: marked.map(([path]) => path) };
}

const inRussian = (id: number) => payload.findByID({ collection: "cases", id, locale: "ru", draft: true, depth: 0 });
const withBody = (text: string) =>
  lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "Made by " }, { text, href: "https://example.com/" }] }]);
const add = (title: string, body: ReturnType<typeof withBody>) =>
  payload.create({ collection: "cases", data: { title, lead: `${title} & more.`, body, alias: title }, draft: true });

await payload.create({ collection: "glossary", data: { term: "north", ru: "Север" } });
const { id } = await add("north", withBody("us"));
await payload.update({ collection: "cases", id, locale: "ru", data: { title: "Север" }, draft: true });
const answer = await draft(id);
const { title, lead, body } = await inRussian(id);
const drafted = { title, lead, body, ...(await stateOf(id)) };
await payload.update({ collection: "cases", id, locale: "ru", data: { lead: "Север и не только." }, draft: true });
const read = await stateOf(id);
const again = await draft(id);
const { id: broken } = await add("broken", withBody("lose this mark"));
const leftOut = await draft(broken);
const { id: unlucky } = await add("unlucky", withBody("us"));
// Of two rows one is translated.
const slug = "page-career";
const rows = [
  { title: "Ice", text: "Cold work." },
  { title: "Fire", text: "Warm & bright." },
];
await payload.updateGlobal({ slug, data: { values: rows }, draft: true });
const { values: made } = await payload.findGlobal({ slug, draft: true, depth: 0 });
const inRussianFirst = made?.map(({ id: row }, at) =>
  at === 0 ? { id: row, title: "Лёд", text: "Холод." } : { id: row },
);
await payload.updateGlobal({ slug, data: { values: inRussianFirst as never }, locale: "ru", draft: true });
const { status } = await draft("", slug);
const { values } = await payload.findGlobal({ slug, locale: "ru", draft: true, depth: 0, fallbackLocale: false });

const refusal = (settings: typeof env.machine, entry: string) =>
  call(machineEndpoint(settings), "", { list: "cases", id: entry, to: "ru" }).catch((error: Error) => error.message);

printResult({
  answer,
  drafted,
  read,
  again,
  broken: { ...leftOut, title: (await inRussian(broken)).title ?? null, body: (await inRussian(broken)).body ?? null },
  unlucky: await draft(unlucky),
  rows: { status, titles: values?.map(({ title: one }) => one) },
  off: await refusal(null, String(id)),
  all: await refusal(env.machine, ""),
});
await payload.destroy();
process.exit(0);
