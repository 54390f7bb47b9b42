/** Shows a set, brings it live and puts it back, on the database of the environment, and prints what the API answers each time. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALE_CODES } from "@future-native/contract/locales";
import { handleEndpoints } from "payload";
import { z } from "zod";
import { demoContent } from "../../../demo/content";
import { contentOf, currentGeneration, dropAnswers } from "../../src/public-api/answer-cache";
import type { PublisherView } from "../../src/public-api/publisher-view";
import { changesOf } from "../../src/releases/queue";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { importDemoContent } from "../../src/seed/import";
import { approvedFolders } from "../../src/sets/approved-folders";
import { bringShown } from "../../src/sets/bring-shown";
import { contentWithSet } from "../../src/sets/content-with-set";
import { draftReader } from "../../src/sets/read-drafts";
import { deleteRemoved } from "../../src/sets/delete-removed";
import { BY_ITS_MINUTE, finishGoingLive, goLive, putBack } from "../../src/sets/go-live";
import { movePhase } from "../../src/sets/move-phase";
import { itemsOf } from "../../src/sets/set-items";
import { readReason } from "../../src/sets/set-error";
import { stateOf, writeState } from "../../src/sets/set-state";
import { showSet } from "../../src/sets/show-set";
import { viewOf } from "../../src/sets/view-of-set";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";
import { refusal } from "./refusal";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
await importDemoContent(payload, { content: demoContent });

const AT = "2026-05-06T07:08:09.000Z";
const decoder = new TextDecoder();
const read = ({ answers }: PublisherView) =>
  Object.fromEntries([...answers].map(([key, { body }]) => [key, decoder.decode(body)]));
const published = async () => {
  dropAnswers();
  return read(await viewOf(contentOf(currentGeneration(payload), payload), payload));
};

// What others link to does not come off the site.
const linked = ["hired-by-a-bug", "last-orders-at-five", "night-shift-day-people", "a-bank-that-hires-like-a-band"];
const isFree = {
  alias: { not_in: [...linked, "steel-but-make-it-soft", "insured-against-mondays", "trains-with-first-names"] },
};
const { docs: cases } = await payload.find({ collection: "cases", where: isFree, sort: "sort", limit: 4, depth: 0 });
const [renamed, moved, unpublished, other] = cases.map(({ id }) => id);
if (!renamed || !moved || !unpublished || !other)
  throw new Error("The demo content has four cases that nothing links to.");
const isEnglish = { locale: { equals: "en" } };
const { docs: stories } = await payload.find({ collection: "news", where: isEnglish, limit: 1, depth: 0 });
const [removed] = stories;
if (!removed) throw new Error("The demo content has news in English.");
const body = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "Written for a set." }] }]);
const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const;

await payload.update({
  ...{ collection: "cases", id: renamed, draft: true, locale: "en" },
  data: { title: "Renamed by a set", alias: "renamed-by-a-set" },
});
await payload.update({ collection: "cases", id: renamed, draft: true, locale: "ru", data: { title: "Переименован" } });
await payload.update({ collection: "cases", id: moved, draft: true, data: { sort: 100_000 } });
const created = await payload.create({
  ...{ collection: "cases", draft: true, locale: "en" },
  data: {
    title: "New in a set",
    lead: "A lead.",
    alias: "new-in-a-set",
    year: 2026,
    body,
    territory,
    _status: "draft",
  },
});
const story = await payload.create({
  collection: "news",
  draft: true,
  data: {
    locale: "br",
    title: "Novidade",
    text: "Uma novidade do conjunto.",
    date: "2021-03-04T12:00:00.000Z",
    _status: "draft",
  },
});
await payload.updateGlobal({ slug: "page-home", draft: true, locale: "br", data: { seo: { title: "Do conjunto" } } });

const relation = (relationTo: "cases" | "news", value: number) => ({ relationTo, value });
const set = await payload.create({
  collection: "sets",
  data: {
    name: "Campaign",
    phase: "open",
    publish: [
      relation("cases", renamed),
      relation("cases", moved),
      relation("cases", created.id),
      relation("news", story.id),
    ],
    unpublish: [relation("cases", unpublished)],
    remove: [relation("news", removed.id)],
    screens: ["page-home"],
    redirects: [{ from: "/campaign", to: "/cases/new-in-a-set" }],
  },
});

const { token = "" } = await payload.login({ collection: "users", data: env.admin ?? { email: "", password: "" } });
async function call(path: string, method = "GET", data?: object) {
  const headers = { Authorization: `JWT ${token}`, "Content-Type": "application/json" };
  const init = data ? { method, headers, body: JSON.stringify(data) } : { method, headers };
  const request = new Request(`${env.siteUrl}/cms-api/sets${path}`, init);
  const response = await handleEndpoints({ config: payload.config, request });
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
}

const second = await refusal(() =>
  payload.create({ collection: "sets", data: { name: "Other", phase: "open", publish: [relation("cases", renamed)] } }),
);
const twice = await refusal(() => {
  const both = { publish: [relation("cases", other)], remove: [relation("cases", other)] };
  return payload.create({ collection: "sets", data: { name: "Other", phase: "open", ...both } });
});
const membership = await call(`/of?list=cases&id=${renamed}`);

const before = await published();
const view = read(
  await viewOf(
    contentWithSet(contentOf(currentGeneration(payload), payload), itemsOf(set), payload, {
      at: AT,
      read: draftReader(payload),
    }),
    payload,
  ),
);
const stillPublished = await published();

// Nothing is built here: the publisher's part is played, as by a build that has worked.
const shownAs = { result: "shown", folder: "shown", hash: "f".repeat(64), pages: 3, timings: {} } as const;
const notShown = await refusal(() => goLive(payload, set.id, "editor@example.com"));
const withoutPublisher = await showSet(payload, set.id);
const reasonNow = async () => readReason((await stateOf(payload, set.id))?.reason)?.en;
const reason = await reasonNow();
globalThis.cmsShowView = async () => shownAs;
await showSet(payload, set.id, { at: AT });

// As another machine sees it, which has built nothing of it.
const releases = await mkdtemp(join(tmpdir(), "sets-test-"));
const copy = join(releases, ".shown", shownAs.folder);
const elsewhere: unknown[] = [];
globalThis.cmsShowView = async (asked, { as, before }) => {
  elsewhere.push({ as, before, isSame: JSON.stringify(read(asked)) === JSON.stringify(view) });
  await mkdir(copy, { recursive: true });
  return shownAs;
};
await bringShown(payload, releases);
await bringShown(payload, releases);
elsewhere.push({ isThere: existsSync(copy) });
await writeState(payload, set.id, { folder: "shown again", work: "building" });
await bringShown(payload, releases);
elsewhere.push({ isThere: existsSync(copy) });
await rm(releases, { recursive: true });
await writeState(payload, set.id, { folder: shownAs.folder, work: "shown" });
globalThis.cmsShowView = async () => ({ result: "differs", paths: ["index.html"] });
const differing = await goLive(payload, set.id, "editor@example.com");
const differs = await reasonNow();
globalThis.cmsShowView = async () => {
  await payload.update({
    collection: "cases",
    id: renamed,
    draft: true,
    locale: "en",
    data: { title: "Renamed by a set" },
  });
  return shownAs;
};
await writeState(payload, set.id, { work: "shown" });
const changed = await refusal(() => goLive(payload, set.id, "editor@example.com"));
const untouched = await published();
globalThis.cmsShowView = async () => shownAs;
await goLive(payload, set.id, env.admin?.email ?? "");
const live = await published();
/** Names in the newest versions of what it published. */
const savedBy = async () => {
  const of = { where: { parent: { equals: renamed } }, sort: "-updatedAt", limit: 1 };
  const { docs: ofCase } = await payload.findVersions({ collection: "cases", ...of });
  const { docs: ofHome } = await payload.findGlobalVersions({ slug: "page-home", sort: "-updatedAt", limit: 1 });
  return [...ofCase, ...ofHome].map(({ version }) => version.savedBy);
};
const by = { person: await savedBy(), itself: [] as unknown[] };
const approved = { live: await approvedFolders(payload), back: [] as string[] };
const { docs: noted } = await payload.find({ collection: "release-changes", depth: 0, pagination: false });
const again = await refusal(() => goLive(payload, set.id, "editor@example.com"));

await putBack(payload, set.id, "editor@example.com");
const back = await published();
approved.back = await approvedFolders(payload);
const draft = await payload.findByID({ collection: "cases", id: renamed, draft: true, locale: "en", depth: 0 });

// A process that was killed on the way: the next start goes on from wherever it was.
await payload.db.updateOne({ collection: "sets", id: set.id, data: { phase: "open" } });
await movePhase(payload, set.id, "open", "going-live");
await payload.update({ collection: "cases", id: renamed, data: { _status: "published" } });
await finishGoingLive(payload, set.id, BY_ITS_MINUTE);
by.itself = await savedBy();
const finished = await published();

const isThere = async (collection: "cases" | "news", id: number) =>
  (await payload.count({ collection, where: { id: { equals: id } } })).totalDocs === 1;
const DAY = 24 * 3600 * 1000;
await deleteRemoved(payload, Date.now() + 29 * DAY);
const keptForAMonth = await isThere("news", removed.id);
await deleteRemoved(payload, Date.now() + 31 * DAY);
const deleted = {
  removed: !(await isThere("news", removed.id)),
  unpublished: !(await isThere("cases", unpublished)),
};
const tooLate = await refusal(() => putBack(payload, set.id, "editor@example.com"));
const afterwards = await published();

printResult({
  ...{
    before,
    view,
    stillPublished,
    live,
    back,
    finished,
    second,
    twice,
    notShown,
    withoutPublisher,
    reason,
    differing,
    differs,
    again,
    changed,
    elsewhere,
    untouched,
    keptForAMonth,
    deleted,
    tooLate,
    afterwards,
    approved,
  },
  membership: { ...membership.body, is: set.id },
  changes: noted
    .flatMap((row) => changesOf({ changes: [row.change] as never }))
    .map(({ list, action }) => `${list} ${action}`),
  draft: draft.title,
  by,
  admin: env.admin?.email,
  locales: LOCALE_CODES,
  aliases: { renamed: cases[0]?.alias, unpublished: cases[2]?.alias },
  removed: removed.title,
});
await payload.destroy();
process.stdout.write("", () => process.exit(0));
