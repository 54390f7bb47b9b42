/** Two editors save the same entry on the database of the environment; prints what they were answered and what is stored. */
import { handleEndpoints } from "payload";
import { z } from "zod";
import config from "../../src/payload.config";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);

interface Call {
  method?: string;
  body?: object;
  by?: string;
  language?: string;
}

async function ask(path: string, { method = "GET", body, by, language = "en" }: Call = {}) {
  const headers = {
    "Content-Type": "application/json",
    "Accept-Language": language,
    ...(by ? { Authorization: `JWT ${by}` } : {}),
  };
  const request = new Request(`${env.siteUrl}/cms-api${path}`, {
    ...{ method, headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const response = await handleEndpoints({ config, request });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

async function editor(name: string): Promise<string> {
  const data = { email: `${name}@example.com`, password: "they write at the same time", name, role: "editor" as const };
  await payload.create({ collection: "users", data });
  const { answer } = await ask("/users/login", { method: "POST", body: data });
  return z.object({ token: z.string() }).parse(answer).token;
}

const [ana, bo] = [await editor("Ana"), await editor("Bo")];

const saved = z.object({ doc: z.object({ id: z.number(), updatedAt: z.string() }) });
const savedGlobal = z.object({ result: z.object({ updatedAt: z.string() }) });
const refusal = z.object({ errors: z.tuple([z.object({ message: z.string(), data: z.unknown() })]) });
const conflictOf = z.object({ version: z.number(), updatedAt: z.string() });

const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 };
const data = { title: "Two hands", lead: "A lead.", year: 2026, territory, _status: "draft" };
const made = saved.parse((await ask("/cases?draft=true&locale=en", { method: "POST", by: ana, body: data })).answer);
const { id, updatedAt: opened } = made.doc;

const save = (by: string, body: object, query = "draft=true&locale=en", language = "en") =>
  ask(`/cases/${id}?${query}`, { method: "PATCH", by, body, language });
const leadNow = async () =>
  z.object({ lead: z.string() }).parse((await ask(`/cases/${id}?draft=true&locale=en`, { by: ana })).answer).lead;
const leadsKept = async () => {
  const where = { parent: { equals: id } };
  const { docs } = await payload.findVersions({ collection: "cases", where, sort: "createdAt", locale: "en" });
  return docs.map(({ version }) => version.lead);
};
const compare = (body: object, by?: string) => ask("/conflict", { method: "POST", body, ...(by ? { by } : {}) });

// Both have opened the same version.
const first = await save(bo, { lead: "Bo's lead.", basedOn: opened });
const second = await save(ana, { lead: "Ana's lead.", basedOn: opened });
const inRussian = await save(ana, { lead: "Ana's lead.", basedOn: opened }, "draft=true&locale=en", "ru");
const inPortuguese = await save(ana, { lead: "Ana's lead.", basedOn: opened }, "draft=true&locale=en", "pt");
const published = await save(ana, { lead: "Ana's lead.", basedOn: opened, _status: "published" }, "locale=en");
const kept = await leadNow();
const form = { collection: "cases", id, locale: "en", data: { ...data, lead: "Ana's lead." } };
const compared = await compare(form, ana);
const theirs = conflictOf.parse(compared.answer);

const overwritten = await save(ana, { lead: "Ana's lead.", basedOn: theirs.updatedAt });
const both = await leadsKept();
const restored = await ask(`/cases/versions/${theirs.version}?draft=true`, { method: "POST", by: ana });
const takenBack = { status: restored.status, lead: await leadNow(), kept: await leadsKept() };

// What is in another language is nobody's text here.
const before = saved.parse((await save(ana, { lead: "A lead again." })).answer).doc.updatedAt;
const elsewhere = await save(bo, { lead: "Лид." }, "draft=true&locale=ru");
const untouched = await save(ana, { lead: "Ana goes on.", basedOn: before });
const withoutMarker = await save(bo, { lead: "A script." });
const withNonsense = await save(bo, { lead: "Another script.", basedOn: "yesterday" });

const saveScreen = (by: string, body: object) =>
  ask("/globals/page-about?draft=true&locale=en", { method: "POST", by, body });
const screen = savedGlobal.parse((await saveScreen(ana, { title: "About" })).answer).result.updatedAt;
const screenFirst = await saveScreen(bo, { title: "About Bo", basedOn: screen });
const screenSecond = await saveScreen(ana, { title: "About Ana", basedOn: screen });
const screenCompared = await compare({ global: "page-about", locale: "en", data: { title: "About Ana" } }, ana);

printResult({
  answered: [first, second, published].map(({ status }) => status),
  sentences: [second, inRussian, inPortuguese].map(({ answer }) => refusal.parse(answer).errors[0].message),
  place: refusal.parse(second.answer).errors[0].data,
  kept,
  compared: compared.answer,
  overwritten: overwritten.status,
  both,
  takenBack,
  others: [elsewhere, untouched, withoutMarker, withNonsense].map(({ status }) => status),
  screen: [screenFirst, screenSecond].map(({ status }) => status),
  screenCompared: screenCompared.answer,
  strangers: [(await compare(form)).status, (await compare({ ...form, collection: "users" }, ana)).status],
});
await payload.destroy();
process.exit(0);
