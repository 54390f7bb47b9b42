/** Fills the environment's database with open tasks and prints the dashboard's figures for two accounts. */
import { createPayloadRequest, getAccessResults, getLocalI18n, type PayloadRequest } from "payload";
import { readDrafts } from "payload-desk/drafts";
import { readEditing } from "payload-desk/editing";
import { readInbox } from "../../src/enquiries/inbox";
import { moveScheduledEndpoint } from "payload-releases/move-scheduled";
import { readCalendar } from "payload-releases/calendar";
import { searchEndpoint, type SearchAnswer } from "payload-desk/search-endpoint";
import { upToDate } from "payload-desk/search";
import { readTranslated } from "payload-translations/translated";
import { withoutGate } from "payload-publish-gate/without-gate";
import { openCms } from "../../src/start-up/open-cms";
import { caseData } from "./noted-changes";
import { printResult } from "./result";

const { payload } = await openCms();
const i18n = await getLocalI18n({ config: payload.config, language: "en" });
const DAY = 24 * 60 * 60 * 1000;

async function person(name: string, role: "admin" | "editor") {
  const data = { name, email: `${name.toLowerCase()}@example.com`, password: "they are read by editors", role };
  return { ...(await payload.create({ collection: "users", data })), collection: "users" as const };
}

type Person = Awaited<ReturnType<typeof person>>;

async function requestOf(user: Person | null, path: string, body?: object): Promise<PayloadRequest> {
  const request = await createPayloadRequest({
    config: payload.config,
    request: new Request(`http://localhost/cms-api${path}`, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", "Accept-Language": "en" },
      ...(body && { body: JSON.stringify(body) }),
    }),
  });
  return Object.assign(request, { user });
}

const nino = await person("Nino", "editor");
const ana = await person("Ana", "editor");
const asked = (user: Person) => ({ payload, i18n, user });
const permissions = await getAccessResults({ req: await requestOf(nino, "/") });

async function figures(user: Person) {
  const asker = asked(user);
  const { total, newest } = await readDrafts(asker, permissions);
  const scheduled = await readCalendar(asker);
  const { oldest, ...inbox } = await readInbox(asker);
  return {
    inbox: { ...inbox, hasOldest: oldest !== null },
    drafts: { total, newest: newest.map(({ title, note }) => `${note}: ${title}`) },
    editing: (await readEditing(asker)).map(({ title, by }) => `${by}: ${title}`),
    failed: scheduled.failed.map(({ title, reason }) => `${title}: ${reason}`),
    scheduled: { entries: scheduled.entries.map(({ title, type }) => `${title}, ${type}`), beyond: scheduled.beyond },
    translated: (await readTranslated({ payload, i18n }, permissions))?.locales.map(
      ({ code, missing }) => `${code} ${missing > 0}`,
    ),
  };
}

const empty = await figures(nino);

const draft = (user: Person, alias: string, title: string) =>
  payload.create({
    ...{ collection: "cases", draft: true, user },
    data: { ...caseData(alias), title, _status: "draft" },
  });
const finished = await draft(nino, "finished", "No longer a draft");
await payload.update({ collection: "cases", id: finished.id, data: { _status: "published" }, user: nino });
const own = await draft(nino, "own", "Trains with first names");
const other = await draft(ana, "other", "Somebody else’s");
// Of what is published in one language, only what is drafted in another is a draft.
const inEnglish = (id: number) =>
  payload.update({
    ...{ collection: "cases", id, locale: "en", user: nino, publishSpecificLocale: "en" },
    data: { lead: "Its English.", _status: "published" },
  });
await inEnglish(finished.id);
const waiting = await draft(nino, "half", "Half of it");
await payload.update({ collection: "cases", id: waiting.id, data: { _status: "published" }, user: nino });
await payload.update({
  ...{ collection: "cases", id: waiting.id, locale: "ru", draft: true, user: nino },
  data: { title: "Ждёт" },
});
await inEnglish(waiting.id);
await payload.updateGlobal({ slug: "page-about", data: { _status: "draft" }, draft: true, user: nino });

const enquiry = (name: string, formType: "1" | "2" | "3", more: object) =>
  payload.create({
    collection: "enquiries",
    data: { formType, name, key: name, language: "en", state: "new", mail: "sent", ...more },
  });
await enquiry("Ana Brief", "1", {});
await enquiry("Second Brief", "1", { mail: "failed" });
await enquiry("Ivan Writes", "2", {});
await enquiry("A Robot", "3", { state: "spam", mail: "held" });
await enquiry("Answered", "3", { state: "answered" });

const lock = (user: Person, value: number, updatedAt = new Date().toISOString()) =>
  payload.db.create({
    collection: "payload-locked-documents",
    data: { document: { relationTo: "cases", value }, user: { relationTo: "users", value: user.id }, updatedAt },
  });
await lock(ana, other.id);
await lock(ana, finished.id, new Date(Date.now() - 10 * 60_000).toISOString());
await lock(nino, own.id);

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const schedule = (input: object, waitUntil: Date) => payload.jobs.queue({ task: "schedulePublish", input, waitUntil });
const ofCase = (value: number) => ({
  doc: { relationTo: "cases", value },
  user: { relationTo: "users", value: nino.id },
});
const job = await schedule({ type: "publish", ...ofCase(own.id) }, inDays(2));
await schedule({ type: "unpublish", ...ofCase(finished.id) }, inDays(3));
await schedule({ type: "publish", global: "settings" }, inDays(4));
const ofSettings = await payload.find({ collection: "payload-jobs", sort: "-waitUntil", limit: 1 });
await schedule({ type: "publish", ...ofCase(own.id) }, inDays(40));
// Of an entry that is gone, or that one may not read, there is nothing to count.
await schedule({ type: "publish", ...ofCase(99_999) }, inDays(41));
const broken = await draft(nino, "broken", "Without a lead");
await payload.update({ collection: "cases", id: broken.id, data: { lead: "" }, draft: true, user: nino });
await schedule({ type: "publish", ...ofCase(broken.id) }, new Date(Date.now() - 1000));
await payload.jobs.run({ silent: true });

const full = await figures(nino);
const ofAna = await figures(ana);

await payload.update({ collection: "cases", id: broken.id, data: { lead: "A lead." }, draft: true, user: nino });
const repaired = (await readCalendar(asked(nino))).failed.length;

async function move(user: Person | null, id: number | string, from: Date | string, to: Date) {
  const body = { from: new Date(from).toISOString(), to: to.toISOString() };
  const request = await requestOf(user, `/scheduled/${id}`, body);
  Object.assign(request, { routeParams: { job: String(id) } });
  const answer = await Promise.resolve(moveScheduledEndpoint.handler(request)).catch((error: Error) => error);
  return answer instanceof Error ? answer.message : `moved, ${answer.status}`;
}

const at = (await payload.findByID({ collection: "payload-jobs", id: job.id })).waitUntil ?? "";
const settings = ofSettings.docs[0];
const moves = {
  stranger: await move(null, job.id, at, inDays(5)),
  past: await move(nino, job.id, at, inDays(-1)),
  forAdmins: await move(nino, settings?.id ?? 0, settings?.waitUntil ?? "", inDays(5)),
  moved: await move(nino, job.id, at, inDays(5)),
  again: await move(ana, job.id, at, inDays(6)),
};
const { docs: told } = await payload.find({ collection: "audit-log", where: { title: { contains: " → " } } });
const noted = told.map(({ by, entry }) => `${by}: ${entry}`);
const last = (await readCalendar(asked(nino))).entries.at(-1)?.title;

async function search(question: string, user: Person | null = nino): Promise<string[] | string> {
  const request = await requestOf(user, `/search?${new URLSearchParams({ q: question })}`);
  const answer = await Promise.resolve(searchEndpoint.handler(request)).catch((error: Error) => error);
  if (answer instanceof Error) return answer.message;
  const { hits } = (await answer.json()) as SearchAnswer;
  const told = (stretches: readonly { text: string; marked: boolean }[]) =>
    stretches.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");
  return hits.map(({ kind, title, sentence }) => [kind, told(title), told(sentence)].filter(Boolean).join(" | "));
}

async function inMemory(question: string): Promise<string[]> {
  const indexes = [...(await upToDate(payload)).values()];
  const answers = await Promise.all(indexes.map((index) => index.search(question, { limit: 10 })));
  return answers.flatMap(({ hits }) => hits.map(({ stored }) => stored.list));
}

// An old import has left it in one language.
await payload.create({
  ...{ collection: "job-cities", locale: "ru", data: { title: "Тбилиси", countryCode: "GE" } },
  context: withoutGate("demo import"),
});
await payload.update({
  collection: "cases",
  id: own.id,
  locale: "br",
  data: { title: "Direção de arte" },
  draft: true,
});
const found = {
  exact: await search("тбилиси"),
  misspelt: await search("тбелиси"),
  withoutAccents: await search("direcao"),
  ofTexts: await search("body trains"),
  ofEnquiries: await search("ivan writes"),
  // An erased one must not stay in the memory of any instance.
  enquiriesInMemory: await inMemory("ivan writes"),
  nothing: await search("zzzzzz"),
  secrets: await search("secret reset hash salt"),
  stranger: await search("trains", null),
};
await payload.update({ collection: "cases", id: own.id, data: { title: "Ships" }, draft: true, user: nino });
await payload.delete({ collection: "enquiries", where: { name: { equals: "Ivan Writes" } } });
const later = { renamed: await search("ships"), before: await search("trains"), erased: await search("ivan writes") };

printResult({ empty, full, ofAna, repaired, moves, noted, last, found, later });
await payload.destroy();
process.exit(0);
