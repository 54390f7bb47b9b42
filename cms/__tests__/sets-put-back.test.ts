/**
 * X12: a set is put back whatever happens to its entries, and touches only entries that were shown and are not in use
 * since.
 */
import type { FindOneArgs, TypeWithID } from "payload";
import type { Set as SetRow } from "../src/payload-types";
import { claim } from "payload-releases/queue";
import { noteBefore, readBefore } from "payload-sets/before";
import { deleteRemoved } from "payload-sets/delete-removed";
import { finishGoingLive, goLive, putBack } from "payload-sets/go-live";
import { movePhase } from "payload-sets/move-phase";
import { readReason } from "payload-sets/set-error";
import { itemsOf } from "payload-sets/set-items";
import { stateOf, writeState } from "payload-sets/rows";
import { refusal } from "./support/refusal";
import { provideCms } from "./support/test-cms";
import { showView } from "payload-releases/state";

const cms = provideCms({ content: "demo" });

const DAY = 24 * 3600 * 1000;
const KEPT = 25;

// Nothing is built: a fake publisher reports a successful build.
const shownAs = { result: "shown", folder: "shown", hash: "f".repeat(64), pages: 3, timings: {} } as const;
const plays = (work?: () => Promise<unknown>) => {
  showView.value = async () => {
    await work?.();
    return shownAs;
  };
};

let ids: number[] = [];
beforeAll(async () => {
  plays();
  ids = (await cms.payload.find({ collection: "news", limit: 14, depth: 0 })).docs.map(({ id }) => id);
});

function nextStory(): number {
  const id = ids.shift();
  if (!id) throw new Error("The demo content has fourteen news.");
  return id;
}
const draftOf = (id: number, data: { title?: string; text?: string } = { title: "Of the set" }) =>
  cms.payload.update({ collection: "news", id, draft: true, data });
const titleOf = async (id: number) => (await cms.payload.findByID({ collection: "news", id, depth: 0 })).title;
const relation = (value: number) => ({ relationTo: "news" as const, value });

async function shownSet(data: Partial<SetRow>): Promise<number> {
  const { id } = await cms.payload.create({ collection: "sets", data: { name: "A set", phase: "open", ...data } });
  await writeState(cms.payload, id, { work: "shown", shownAt: new Date().toISOString(), folder: shownAs.folder });
  return id;
}
const phaseOf = async (id: number) => (await cms.payload.findByID({ collection: "sets", id, depth: 0 })).phase;
const notedOf = async (set: number) => readBefore((await stateOf(cms.payload, set))?.before)?.entries ?? [];
const failureOf = (work: () => Promise<unknown>) => refusal(work).catch((error: unknown) => [String(error)]);

/**
 * One of what it published is deleted, the versions of another are pruned, and a third could not be published as it
 * was.
 */
async function putBackWithGaps() {
  const [deleted, pruned, invalid, whole] = [nextStory(), nextStory(), nextStory(), nextStory()];
  const was = { pruned: await titleOf(pruned), whole: await titleOf(whole) };
  for (const id of [deleted, pruned, invalid, whole]) await draftOf(id);
  const set = await shownSet({ publish: [deleted, pruned, invalid, whole].map(relation) });
  await goLive(cms.payload, set, "");
  await cms.payload.delete({ collection: "news", id: deleted });
  await cms.payload.db.deleteVersions({ collection: "news", where: { parent: { equals: pruned } } });
  const version = (await notedOf(set)).find(({ id }) => id === invalid)?.published;
  const { docs: found } = await cms.payload.db.findVersions({ collection: "news", where: { id: { equals: version } } });
  const [old] = found;
  if (!old) throw new Error("The version that was noted is gone.");
  const versionData = { ...old, version: { ...old.version, title: "" } };
  await cms.payload.db.updateVersion({ collection: "news", id: old.id, versionData });
  const refused = await failureOf(() => putBack(cms.payload, set, ""));
  const is = { pruned: await titleOf(pruned), invalid: await titleOf(invalid), whole: await titleOf(whole) };
  const { reason, places } = (await stateOf(cms.payload, set)) ?? {};
  const left = {
    reason: readReason(reason)?.en,
    places,
    are: [deleted, invalid].map((id) => ({ list: "news", id: String(id) })),
  };
  return { was, is, refused, phase: await phaseOf(set), isBuilt: Boolean(await claim(cms.payload)), left };
}

/** So many drafts were saved since its publication that the version of that is no longer kept. */
async function putBackManyDrafts() {
  const { docs: cases } = await cms.payload.find({ collection: "cases", limit: 1, depth: 0 });
  const id = cases[0]?.id ?? 0;
  const slug = "page-home";
  const read = async (locale: "en" | "all") => ({
    work: await cms.payload.findByID({ collection: "cases", id, locale, depth: 0 }),
    home: await cms.payload.findGlobal({ slug, locale, depth: 0 }),
  });
  const titles = async () => {
    const { home, work } = await read("en");
    return [work.title, home.seo?.title];
  };
  const was = await read("all");
  for (let draft = 0; draft <= KEPT; draft++) {
    const title = `Draft ${draft}`;
    await cms.payload.update({ collection: "cases", id, draft: true, locale: "en", data: { title } });
    await cms.payload.updateGlobal({ slug, draft: true, locale: "en", data: { seo: { title } } });
  }
  const set = await shownSet({ publish: [{ relationTo: "cases", value: id }], screens: [slug] });
  await goLive(cms.payload, set, "");
  const live = await titles();
  await putBack(cms.payload, set, "");
  const draft = await cms.payload.findByID({ collection: "cases", id, draft: true, locale: "en", depth: 0 });
  return { was, live, back: await read("all"), draft: draft.title };
}

/** @returns what is said when a set is changed after it was compared with the site */
async function changeMeanwhile(data: (id: number) => Partial<SetRow>) {
  const story = nextStory();
  const set = await shownSet({ publish: [relation(story)], redirects: [{ from: `/news/${story}`, to: "/" }] });
  plays(() => cms.payload.update({ collection: "sets", id: set, data: data(story) }));
  const refused = await failureOf(() => goLive(cms.payload, set, ""));
  plays();
  return { refused, phase: await phaseOf(set) };
}

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** It is put back at the moment when its month is over: while the deletion begins, or while it deletes. */
async function putBackWhileDeleting(when: "before" | "after") {
  const story = nextStory();
  const was = await titleOf(story);
  const set = await shownSet({ remove: [relation(story)] });
  await goLive(cms.payload, set, "");
  const { db, findByID, restoreVersion } = cms.payload;
  const findOne = db.findOne.bind(db);
  const [isRestoring, isDeleted] = [signal(), signal()];
  let refused: Promise<string[]> | undefined;
  // A removed entry is brought back only when the deletion is over.
  cms.payload.restoreVersion = async (options) => {
    isRestoring.give();
    await isDeleted.given;
    return restoreVersion(options);
  };
  db.findOne = async <Row extends TypeWithID>(options: FindOneArgs) => {
    const found = await findOne<Row>(options);
    if (when === "before" && options.collection === "set-states" && !refused) {
      db.findOne = findOne;
      refused = failureOf(() => putBack(cms.payload, set, ""));
      await isRestoring.given;
    }
    return found;
  };
  cms.payload.findByID = async (options) => {
    if (when === "after" && options.collection === "news" && !refused) {
      refused = failureOf(() => putBack(cms.payload, set, ""));
      await refused;
    }
    return findByID(options);
  };
  await deleteRemoved(cms.payload, Date.now() + 31 * DAY);
  Object.assign(cms.payload, { findByID });
  db.findOne = findOne;
  isDeleted.give();
  const said = await refused;
  cms.payload.restoreVersion = restoreVersion;
  const { docs: left } = await cms.payload.find({ collection: "news", where: { id: { equals: story } }, depth: 0 });
  const where = { parent: { equals: story } };
  const versions = (await cms.payload.countVersions({ collection: "news", where })).totalDocs;
  const isAsItWas = left.map(({ title, _status }) => title === was && _status === "published");
  return { refused: said, phase: await phaseOf(set), isAsItWas, hasVersions: versions > 0 };
}

test("X12: it is put back although an entry was deleted since, or can no longer be published as it was", async () => {
  const { is, was, left, ...outcome } = await putBackWithGaps();
  expect(outcome).toEqual({ refused: [], phase: "put-back", isBuilt: true });
  expect(is).toEqual({ ...was, invalid: "Of the set" });
  // Its form says so, and leads there.
  expect(left).toEqual({ reason: expect.stringMatching(/^It is put back, but/), places: left.are, are: left.are });
});

test("X12: one that fails on its way is open again, also when not all of it can be undone", async () => {
  const story = nextStory();
  const set = await shownSet({ publish: [relation(story)] });
  const row = await cms.payload.findByID({ collection: "sets", id: set, depth: 0 });
  const before = await noteBefore(cms.payload, itemsOf(row));
  const versions = { published: 999_999, latest: null, updatedAt: new Date().toISOString() };
  const gone = { list: "news" as const, id: 999_999, ...versions };
  await writeState(cms.payload, set, { before: { ...before, entries: [gone, ...before.entries] } });
  await draftOf(story, { title: "" });
  await movePhase(cms.payload, set, "open", "going-live");
  const refused = await failureOf(() => finishGoingLive(cms.payload, set, ""));
  expect({ refused, phase: await phaseOf(set) }).toEqual({
    refused: [expect.stringContaining("It could not go live")],
    phase: "open",
  });
});

test("X12: what visitors saw comes back when so many drafts were saved since that its version is gone", async () => {
  const { was, live, back, draft } = await putBackManyDrafts();
  expect(live).toEqual(["Draft 25", "Draft 25"]);
  expect(back).toEqual(was);
  expect(draft).toBe("Draft 25");
});

test("X12: what it removes is deleted, but never what somebody has published since, whether it still is or not", async () => {
  // Of three that it removes, one was on the site again for a while, and of another a draft was saved.
  const [untouched, republished, drafted] = [nextStory(), nextStory(), nextStory()];
  const set = await shownSet({ remove: [untouched, republished, drafted].map(relation) });
  await goLive(cms.payload, set, "");
  await cms.payload.update({ collection: "news", id: republished, data: { _status: "published" } });
  await cms.payload.update({
    collection: "news",
    id: republished,
    data: { _status: "draft" },
    unpublishAllLocales: true,
  });
  await draftOf(drafted);
  await deleteRemoved(cms.payload, Date.now() + 31 * DAY);
  await deleteRemoved(cms.payload, Date.now() + 400 * DAY);
  const isThere = async (id: number) =>
    (await cms.payload.count({ collection: "news", where: { id: { equals: id } } })).totalDocs === 1;
  expect([await isThere(untouched), await isThere(republished), await isThere(drafted)]).toEqual([false, true, false]);
});

test("X12: put back when its month is over, it comes back whole, or is deleted whole and says so", async () => {
  expect([await putBackWhileDeleting("before"), await putBackWhileDeleting("after")]).toEqual([
    { refused: [], phase: "put-back", isAsItWas: [true], hasVersions: true },
    { refused: [expect.stringContaining("deleted")], phase: "live", isAsItWas: [], hasVersions: false },
  ]);
});

test("X12: what is moved or added while it is compared does not go live unseen", async () => {
  const isOpen = { refused: [expect.stringContaining("was changed a moment ago")], phase: "open" };
  const moved = await changeMeanwhile((id) => ({ publish: [], unpublish: [relation(id)] }));
  const redirected = await changeMeanwhile(() => ({ redirects: [{ from: "/campaign", to: "/news" }] }));
  expect([moved, redirected]).toEqual([isOpen, isOpen]);
});

test("X12: a draft that is saved while the set goes live stays a draft, and stops the set", async () => {
  const story = nextStory();
  const was = await titleOf(story);
  const { docs } = await cms.payload.find({ collection: "cases", limit: 2, depth: 0 });
  const [, work] = docs;
  if (!work) throw new Error("The demo content has more than one case.");
  const draftWork = (title: string) =>
    cms.payload.update({ collection: "cases", id: work.id, draft: true, data: { title } });
  await draftOf(story);
  await draftWork("Shown");
  const set = await shownSet({ publish: [relation(story), { relationTo: "cases", value: work.id }] });
  const { updateOne } = cms.payload.db;
  cms.payload.db.updateOne = async (options) => {
    if (options.collection === "news") {
      cms.payload.db.updateOne = updateOne;
      await draftWork("Not shown");
    }
    return updateOne.call(cms.payload.db, options);
  };
  const refused = await failureOf(() => goLive(cms.payload, set, ""));
  cms.payload.db.updateOne = updateOne;
  const read = (draft: boolean) => cms.payload.findByID({ collection: "cases", id: work.id, draft, depth: 0 });
  expect({
    refused,
    phase: await phaseOf(set),
    titles: [await titleOf(story), (await read(false)).title, (await read(true)).title],
  }).toEqual({
    refused: [expect.stringContaining("was changed a moment ago")],
    phase: "open",
    titles: [was, work.title, "Not shown"],
  });
});

test("X12: it does not go live half known when another instance has opened it again", async () => {
  // Another instance starts when this one has moved the set, and has noted nothing yet.
  const story = nextStory();
  const was = await titleOf(story);
  await draftOf(story);
  const set = await shownSet({ publish: [relation(story)] });
  const { findVersions } = cms.payload;
  cms.payload.findVersions = async (options) => {
    if ((await phaseOf(set)) === "going-live") await finishGoingLive(cms.payload, set, "");
    return findVersions(options);
  };
  const refused = await failureOf(() => goLive(cms.payload, set, ""));
  cms.payload.findVersions = findVersions;
  expect({ refused, phase: await phaseOf(set), isAsItWas: (await titleOf(story)) === was }).toEqual({
    refused: [expect.stringContaining("interrupted")],
    phase: "open",
    isAsItWas: true,
  });
});
