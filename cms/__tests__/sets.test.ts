/** X12: what is shown of a set is what goes live with it, and it is put back as one. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "../src/env";
import type { Set as SetRow } from "../src/payload-types";
import { contentOf, currentGeneration, dropAnswers } from "../src/public-api/answer-cache";
import { publisherToken, viewFor, type PublisherView } from "../src/public-api/publisher-view";
import { changesOf } from "payload-releases/changes";
import { lexicalFromBlocks } from "../src/rich-text/to-lexical";
import { approvedFolders } from "payload-sets/approved-folders";
import { bringShown } from "payload-sets/bring-shown";
import { contentWithSet } from "../src/sets/content-with-set";
import { deleteRemoved } from "payload-sets/delete-removed";
import { BY_ITS_MINUTE, finishGoingLive, goLive, putBack } from "payload-sets/go-live";
import { movePhase } from "payload-sets/move-phase";
import { draftReader } from "../src/sets/read-drafts";
import { readReason } from "payload-sets/set-error";
import { itemsOf } from "payload-sets/set-items";
import { stateOf, writeState } from "payload-sets/rows";
import { showSet } from "payload-sets/show-set";
import { viewOf } from "../src/sets/view-of-set";
import { refusal } from "./support/refusal";
import { provideCms } from "./support/test-cms";
import { showView } from "payload-releases/state";

const cms = provideCms({ content: "demo" });

const AT = "2026-05-06T07:08:09.000Z";
const DAY = 24 * 3600 * 1000;
const BY = "editor@example.com";
/** Nothing is built: a fake publisher reports a successful build. */
const shownAs = { result: "shown", folder: "shown", hash: "f".repeat(64), pages: 3, timings: {} } as const;

type Answers = Record<string, string>;
const decoder = new TextDecoder();
const read = ({ answers }: PublisherView): Answers =>
  Object.fromEntries([...answers].map(([key, { body }]) => [key, decoder.decode(body)]));
const content = () => contentOf(currentGeneration(cms.payload), cms.payload);
async function published(): Promise<Answers> {
  dropAnswers();
  return read(await viewOf(content(), cms.payload));
}

const relation = (relationTo: "cases" | "news", value: number) => ({ relationTo, value });
const reasonNow = async () => readReason((await stateOf(cms.payload, set.id))?.reason)?.en;
const showAgain = () => writeState(cms.payload, set.id, { folder: shownAs.folder, work: "shown" });
const tryToGoLive = () => refusal(() => goLive(cms.payload, set.id, BY));

let set: SetRow;
/** Cases, by what the set makes of them. */
let [renamed, moved, unpublished, other] = [0, 0, 0, 0];
let aliases: { renamed: string | null | undefined; unpublished: string | null | undefined };
let removed: { id: number; title: string };
let [before, view, live]: Answers[] = [];

async function chooseEntries(): Promise<void> {
  // An entry that others link to does not come off the site.
  const linked = [
    ...["hired-by-a-bug", "last-orders-at-five", "night-shift-day-people", "a-bank-that-hires-like-a-band"],
    ...["steel-but-make-it-soft", "insured-against-mondays", "trains-with-first-names"],
  ];
  const where = { alias: { not_in: linked } };
  const cases = await cms.payload.find({ collection: "cases", where, sort: "sort", limit: 4, depth: 0 });
  [renamed = 0, moved = 0, unpublished = 0, other = 0] = cases.docs.map(({ id }) => id);
  aliases = { renamed: cases.docs[0]?.alias, unpublished: cases.docs[2]?.alias };
  const isEnglish = { locale: { equals: "en" } };
  const news = await cms.payload.find({ collection: "news", where: isEnglish, limit: 1, depth: 0 });
  const [story] = news.docs;
  if (!other || !story) throw new Error("The demo content has four cases that nothing links to, and news in English.");
  removed = story;
}

const renameDraft = (title: string, locale: "en" | "ru" = "en") =>
  cms.payload.update({ collection: "cases", id: renamed, draft: true, locale, data: { title } });

async function makeDrafts() {
  const { payload } = cms;
  await payload.update({ collection: "cases", id: renamed, draft: true, data: { alias: "renamed-by-a-set" } });
  await renameDraft("Renamed by a set");
  await renameDraft("Переименован", "ru");
  await payload.update({ collection: "cases", id: moved, draft: true, data: { sort: 100_000 } });
  const body = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "Written for a set." }] }]);
  const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const;
  const texts = { title: "New in a set", lead: "A lead.", alias: "new-in-a-set", body };
  const work = { ...texts, year: 2026, territory, _status: "draft" } as const;
  const news = { locale: "br", title: "Novidade", text: "Uma novidade do conjunto.", _status: "draft" } as const;
  const date = "2021-03-04T12:00:00.000Z";
  await payload.updateGlobal({ slug: "page-home", draft: true, locale: "br", data: { seo: { title: "Do conjunto" } } });
  return {
    created: await payload.create({ collection: "cases", draft: true, locale: "en", data: work }),
    story: await payload.create({ collection: "news", draft: true, data: { ...news, date } }),
  };
}

beforeAll(async () => {
  await chooseEntries();
  const { created, story } = await makeDrafts();
  const entries = [relation("cases", renamed), relation("cases", moved), relation("cases", created.id)];
  set = await cms.payload.create({
    collection: "sets",
    data: {
      ...{ name: "Campaign", phase: "open", screens: ["page-home"] },
      publish: [...entries, relation("news", story.id)],
      unpublish: [relation("cases", unpublished)],
      remove: [relation("news", removed.id)],
      redirects: [{ from: "/campaign", to: "/cases/new-in-a-set" }],
    },
  });
});

test("X12: an entry is in one open set, and says so", async () => {
  const create = (data: Partial<SetRow>) =>
    refusal(() => cms.payload.create({ collection: "sets", data: { name: "Other", phase: "open", ...data } }));
  expect(String(await create({ publish: [relation("cases", renamed)] }))).toContain("Campaign");
  const both = { publish: [relation("cases", other)], remove: [relation("cases", other)] };
  expect(String(await create(both))).toContain("in this set twice");
  const { answer } = await cms.ask(`/sets/of?list=cases&id=${renamed}`, { by: await cms.signIn() });
  expect(answer).toMatchObject({ set: { id: set.id, name: "Campaign" } });
});

test("X12: showing it changes nothing of what is published", async () => {
  before = await published();
  const drafts = { at: AT, read: draftReader(cms.payload) };
  view = read(await viewOf(contentWithSet(content(), itemsOf(set), cms.payload, drafts), cms.payload));
  expect(view).not.toEqual(before);
  expect(await published()).toEqual(before);
});

test("X12: it brings new and changed entries in their places, takes others off, and redirects", () => {
  const cases = JSON.parse(view?.['["cases",{"lang":"en"}]'] ?? "[]") as { alias: string; formerAliases: string[] }[];
  const shown = cases.map(({ alias }) => alias);
  expect(shown).toContain("new-in-a-set");
  expect(shown).not.toContain(aliases.unpublished);
  expect(cases.find(({ alias }) => alias === "renamed-by-a-set")?.formerAliases).toContain(aliases.renamed);
  expect(view?.['["news",{"lang":"br"}]']).toContain("Novidade");
  expect(before?.['["news",{"lang":"en"}]']).toContain(removed.title);
  expect(view?.['["news",{"lang":"en"}]']).not.toContain(removed.title);
  expect(view?.['["site",{"lang":"en"}]']).toContain('{"from":"/campaign","to":"/cases/new-in-a-set"}');
  expect(view?.['["site",{"lang":"br"}]']).toContain("Do conjunto");
});

test("X12: a draft that could not be read is read again", async () => {
  let reads = 0;
  const draft = draftReader(cms.payload);
  const read: typeof draft = async (...asked) => {
    if ((reads += 1) === 1) throw new Error("The database is away.");
    return draft(...asked);
  };
  const shown = contentWithSet(content(), itemsOf(set), cms.payload, { at: AT, read });
  await expect(shown.cases("en")).rejects.toThrow("away");
  expect((await shown.cases("en")).map(({ title }) => title)).toContain("Renamed by a set");
});

test("X12: it goes live only when it was shown", async () => {
  expect(String(await tryToGoLive())).toContain("Show it first");
  expect(await showSet(cms.payload, set.id)).toBe(false);
  expect(await reasonNow()).toContain("PUBLISHER=off");
});

test("X12: another machine builds the same, once, by the name under which it was shown, until something else is", async () => {
  showView.value = async () => shownAs;
  await showSet(cms.payload, set.id, { at: AT });
  const releases = await mkdtemp(join(tmpdir(), "sets-test-"));
  const copy = join(releases, ".shown", shownAs.folder);
  const built: unknown[] = [];
  showView.value = async (around, { as }) => {
    await around(async () => {
      const builtFrom = viewFor(`Bearer ${publisherToken(readEnv().secret)}`);
      built.push([as, builtFrom && read(builtFrom)]);
    });
    await mkdir(copy, { recursive: true });
    return shownAs;
  };
  await bringShown(cms.payload, releases);
  await bringShown(cms.payload, releases);
  expect(built).toEqual([["shown", view]]);
  expect(existsSync(copy)).toBe(true);
  await writeState(cms.payload, set.id, { folder: "shown again", work: "building" });
  await bringShown(cms.payload, releases);
  expect(existsSync(copy)).toBe(false);
  await rm(releases, { recursive: true });
  await showAgain();
});

test("X12: it goes live only as it was shown", async () => {
  showView.value = async () => ({ result: "differs", paths: ["index.html"] });
  expect(await goLive(cms.payload, set.id, BY)).toBe(false);
  expect(await reasonNow()).toContain("index.html");
  showView.value = async () => {
    await renameDraft("Renamed by a set");
    return shownAs;
  };
  await showAgain();
  expect(await tryToGoLive()).toEqual([expect.stringContaining("was changed a moment ago")]);
  expect(await published()).toEqual(before);
});

/** Names in the newest versions of what it published. */
async function savedBy(): Promise<unknown[]> {
  const of = { where: { parent: { equals: renamed } }, sort: "-updatedAt", limit: 1 };
  const { docs: ofCase } = await cms.payload.findVersions({ collection: "cases", ...of });
  const { docs: ofHome } = await cms.payload.findGlobalVersions({ slug: "page-home", sort: "-updatedAt", limit: 1 });
  return [...ofCase, ...ofHome].map(({ version }) => version.savedBy);
}

test("X12: what a build is answered for a set is what the API answers when it is live, to the byte", async () => {
  const admin = cms.env.admin?.email ?? "";
  showView.value = async () => shownAs;
  await goLive(cms.payload, set.id, admin);
  live = await published();
  expect(live).toEqual(view);
  expect(await savedBy()).toEqual([admin, admin]);
  // Every publication looks for what was shown of it while it is live.
  expect(await approvedFolders(cms.payload)).toEqual(["shown"]);
  const { docs } = await cms.payload.find({ collection: "release-changes", depth: 0, pagination: false });
  const [last] = docs.flatMap(({ change }) => changesOf({ changes: [change] as never })).slice(-1);
  expect(last).toMatchObject({ list: "sets", action: "published" });
  expect(await tryToGoLive()).toEqual(["It is no longer open."]);
});

test("X12: put back, the API answers what it did before, and the drafts are there again", async () => {
  await putBack(cms.payload, set.id, BY);
  const back = await published();
  // The address that visitors knew meanwhile goes on leading to the case.
  expect(back['["cases",{"lang":"en"}]']).toContain('"formerAliases":["renamed-by-a-set"]');
  const plain = (answers?: Answers) => JSON.stringify(answers).replaceAll(String.raw`\"renamed-by-a-set\"`, "");
  expect(plain(back)).toBe(plain(before));
  expect(await approvedFolders(cms.payload)).toEqual([]);
  const draft = { collection: "cases", id: renamed, draft: true, locale: "en", depth: 0 } as const;
  expect((await cms.payload.findByID(draft)).title).toBe("Renamed by a set");
});

test("X12: a set that was going live when its process was killed goes live whole, and says that its minute had come", async () => {
  await cms.payload.db.updateOne({ collection: "sets", id: set.id, data: { phase: "open" } });
  await movePhase(cms.payload, set.id, "open", "going-live");
  await cms.payload.update({ collection: "cases", id: renamed, data: { _status: "published" } });
  await finishGoingLive(cms.payload, set.id, BY_ITS_MINUTE);
  expect(await savedBy()).toEqual(["⏱ Campaign", "⏱ Campaign"]);
  expect(await published()).toEqual(live);
});

test("X12: what it removes is deleted a month later, and not before; from then on it cannot be put back", async () => {
  const isThere = async (collection: "cases" | "news", id: number) =>
    (await cms.payload.count({ collection, where: { id: { equals: id } } })).totalDocs === 1;
  await deleteRemoved(cms.payload, Date.now() + 29 * DAY);
  expect(await isThere("news", removed.id)).toBe(true);
  await deleteRemoved(cms.payload, Date.now() + 31 * DAY);
  expect([await isThere("news", removed.id), await isThere("cases", unpublished)]).toEqual([false, true]);
  expect(await refusal(() => putBack(cms.payload, set.id, BY))).toEqual([expect.stringContaining("deleted by now")]);
  expect(await published()).toEqual(live);
});
