/** Puts sets back although something of them is gone, on the database of the environment, and prints what is left. */
import { demoContent } from "../../../demo/content";
import type { Set as SetRow } from "../../src/payload-types";
import { claim } from "../../src/releases/queue";
import { importDemoContent } from "../../src/seed/import";
import { noteBefore, readBefore } from "../../src/sets/before";
import { deleteRemoved } from "../../src/sets/delete-removed";
import { finishGoingLive, goLive, putBack } from "../../src/sets/go-live";
import { movePhase } from "../../src/sets/move-phase";
import { readReason } from "../../src/sets/set-error";
import { itemsOf } from "../../src/sets/set-items";
import { stateOf, writeState } from "../../src/sets/set-state";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";
import { createWays } from "./changes-by-itself";
import { printResult } from "./result";
import { refusal } from "./refusal";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
await importDemoContent(payload, { content: demoContent });

const DAY = 24 * 3600 * 1000;
const KEPT = 25;

// Nothing is built here: the publisher's part is played, as by a build that has worked.
const shownAs = { result: "shown", folder: "shown", hash: "f".repeat(64), pages: 3, timings: {} } as const;
const plays = (work?: () => Promise<unknown>) => {
  globalThis.cmsShowView = async () => {
    await work?.();
    return shownAs;
  };
};
plays();

const { docs } = await payload.find({ collection: "news", limit: 14, depth: 0 });
const ids = docs.map(({ id }) => id);
function nextStory(): number {
  const id = ids.shift();
  if (!id) throw new Error("The demo content has fourteen news.");
  return id;
}
const draftOf = (id: number, data: { title?: string; text?: string } = { title: "Of the set" }) =>
  payload.update({ collection: "news", id, draft: true, data });
const storyOf = (id: number, draft = false) => payload.findByID({ collection: "news", id, draft, depth: 0 });
const titleOf = async (id: number) => (await storyOf(id)).title;
const relation = (value: number) => ({ relationTo: "news" as const, value });

async function shownSet(data: Partial<SetRow>): Promise<number> {
  const { id } = await payload.create({ collection: "sets", data: { name: "A set", phase: "open", ...data } });
  await writeState(payload, id, { work: "shown", shownAt: new Date().toISOString(), folder: shownAs.folder });
  return id;
}
const phaseOf = async (id: number) => (await payload.findByID({ collection: "sets", id, depth: 0 })).phase;
const notedOf = async (set: number) => {
  const before = readBefore((await stateOf(payload, set))?.before);
  if (!before) throw new Error(`Nothing was noted of the set ${set}.`);
  return before;
};
const failureOf = (work: () => Promise<unknown>) => refusal(work).catch((error: unknown) => [String(error)]);

/** One of what it published is deleted, the versions of another are pruned, and a third could not be published as it was. */
async function putBackWithGaps() {
  const [deleted, pruned, invalid, whole] = [nextStory(), nextStory(), nextStory(), nextStory()];
  const was = { pruned: await titleOf(pruned), whole: await titleOf(whole) };
  for (const id of [deleted, pruned, invalid, whole]) await draftOf(id);
  const set = await shownSet({ publish: [deleted, pruned, invalid, whole].map(relation) });
  await goLive(payload, set, "");
  await payload.delete({ collection: "news", id: deleted });
  await payload.db.deleteVersions({ collection: "news", where: { parent: { equals: pruned } } });
  const version = (await notedOf(set)).entries.find(({ id }) => id === invalid)?.published;
  const { docs: found } = await payload.db.findVersions({ collection: "news", where: { id: { equals: version } } });
  const [old] = found;
  if (!old) throw new Error("The version that was noted is gone.");
  const versionData = { ...old, version: { ...old.version, title: "" } };
  await payload.db.updateVersion({ collection: "news", id: old.id, versionData });
  const refused = await failureOf(() => putBack(payload, set, ""));
  const is = { pruned: await titleOf(pruned), invalid: await titleOf(invalid), whole: await titleOf(whole) };
  const { reason, places } = (await stateOf(payload, set)) ?? {};
  const left = {
    reason: readReason(reason)?.en,
    places,
    are: [deleted, invalid].map((id) => ({ list: "news", id: String(id) })),
  };
  return { was, is, refused, phase: await phaseOf(set), isBuilt: Boolean(await claim(payload)), left };
}

/** It fails on its way, and not all that was done can be undone. */
async function undoWithGaps() {
  const story = nextStory();
  const set = await shownSet({ publish: [relation(story)] });
  const before = await noteBefore(payload, itemsOf(await payload.findByID({ collection: "sets", id: set, depth: 0 })));
  const gone = {
    list: "news" as const,
    id: 999_999,
    published: 999_999,
    latest: null,
    updatedAt: new Date().toISOString(),
  };
  await writeState(payload, set, { before: { ...before, entries: [gone, ...before.entries] } });
  await draftOf(story, { title: "" });
  await movePhase(payload, set, "open", "going-live");
  const refused = await failureOf(() => finishGoingLive(payload, set, ""));
  return { refused, phase: await phaseOf(set) };
}

/** So many drafts were saved since its publication that the version of that is no longer kept. */
async function putBackManyDrafts() {
  const { docs: cases } = await payload.find({ collection: "cases", limit: 1, depth: 0 });
  const id = cases[0]?.id ?? 0;
  const slug = "page-home";
  const read = async (locale: "en" | "all") => ({
    work: await payload.findByID({ collection: "cases", id, locale, depth: 0 }),
    home: await payload.findGlobal({ slug, locale, depth: 0 }),
  });
  const titles = async () => {
    const { home, work } = await read("en");
    return [work.title, home.seo?.title];
  };
  const was = await read("all");
  for (let draft = 0; draft <= KEPT; draft++) {
    const title = `Draft ${draft}`;
    await payload.update({ collection: "cases", id, draft: true, locale: "en", data: { title } });
    await payload.updateGlobal({ slug, draft: true, locale: "en", data: { seo: { title } } });
  }
  const set = await shownSet({ publish: [{ relationTo: "cases", value: id }], screens: [slug] });
  await goLive(payload, set, "");
  const live = await titles();
  await putBack(payload, set, "");
  const draft = await payload.findByID({ collection: "cases", id, draft: true, locale: "en", depth: 0 });
  return { was, live, back: await read("all"), draft: draft.title };
}

/** Of three that it removes, one was on the site again for a while, and of another a draft was saved. */
async function removeThree() {
  const [untouched, republished, drafted] = [nextStory(), nextStory(), nextStory()];
  const set = await shownSet({ remove: [untouched, republished, drafted].map(relation) });
  await goLive(payload, set, "");
  await payload.update({ collection: "news", id: republished, data: { _status: "published" } });
  await payload.update({ collection: "news", id: republished, data: { _status: "draft" }, unpublishAllLocales: true });
  await draftOf(drafted);
  await deleteRemoved(payload, Date.now() + 31 * DAY);
  await deleteRemoved(payload, Date.now() + 400 * DAY);
  const isThere = async (id: number) =>
    (await payload.count({ collection: "news", where: { id: { equals: id } } })).totalDocs === 1;
  return [await isThere(untouched), await isThere(republished), await isThere(drafted)];
}

/** @returns what is said when a set is changed after it was compared with the site */
async function changeMeanwhile(data: (id: number) => Partial<SetRow>) {
  const story = nextStory();
  const set = await shownSet({ publish: [relation(story)], redirects: [{ from: `/news/${story}`, to: "/" }] });
  plays(() => payload.update({ collection: "sets", id: set, data: data(story) }));
  const refused = await failureOf(() => goLive(payload, set, ""));
  plays();
  return { refused, phase: await phaseOf(set) };
}

/** Another instance starts when this one has moved the set, and has noted nothing yet. */
async function startMeanwhile() {
  const story = nextStory();
  const was = await titleOf(story);
  await draftOf(story);
  const set = await shownSet({ publish: [relation(story)] });
  const { findVersions } = payload;
  payload.findVersions = async (options) => {
    if ((await phaseOf(set)) === "going-live") await finishGoingLive(payload, set, "");
    return findVersions(options);
  };
  const refused = await failureOf(() => goLive(payload, set, ""));
  payload.findVersions = findVersions;
  return { refused, phase: await phaseOf(set), isAsItWas: (await titleOf(story)) === was };
}

/** @returns a promise, and the function that fulfils it */
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
  await goLive(payload, set, "");
  const { findByID, find, restoreVersion } = payload;
  const [isRestoring, isDeleted] = [signal(), signal()];
  let refused: Promise<string[]> | undefined;
  // What it removes is brought back only when the deletion is over.
  payload.restoreVersion = async (options) => {
    isRestoring.give();
    await isDeleted.given;
    return restoreVersion(options);
  };
  payload.find = async (options) => {
    const found = await find(options);
    if (when === "before" && options.collection === "set-states" && !refused) {
      payload.find = find;
      refused = failureOf(() => putBack(payload, set, ""));
      await isRestoring.given;
    }
    return found;
  };
  payload.findByID = async (options) => {
    if (when === "after" && options.collection === "news" && !refused) {
      refused = failureOf(() => putBack(payload, set, ""));
      await refused;
    }
    return findByID(options);
  };
  await deleteRemoved(payload, Date.now() + 31 * DAY);
  Object.assign(payload, { find, findByID });
  isDeleted.give();
  const said = await refused;
  payload.restoreVersion = restoreVersion;
  const { docs: left } = await payload.find({ collection: "news", where: { id: { equals: story } }, depth: 0 });
  const where = { parent: { equals: story } };
  const versions = (await payload.countVersions({ collection: "news", where })).totalDocs;
  const isAsItWas = left.map(({ title, _status }) => title === was && _status === "published");
  return { refused: said, phase: await phaseOf(set), isAsItWas, hasVersions: versions > 0 };
}

const { token = "" } = await payload.login({ collection: "users", data: env.admin ?? { email: "", password: "" } });
const { formerAliases, saveAlone } = createWays(payload, token);

printResult({
  gaps: await putBackWithGaps(),
  undone: await undoWithGaps(),
  drafts: await putBackManyDrafts(),
  removed: await removeThree(),
  moved: await changeMeanwhile((id) => ({ publish: [], unpublish: [relation(id)] })),
  redirected: await changeMeanwhile(() => ({ redirects: [{ from: "/campaign", to: "/news" }] })),
  started: await startMeanwhile(),
  alone: await saveAlone(),
  former: await formerAliases(),
  atOnce: [await putBackWhileDeleting("before"), await putBackWhileDeleting("after")],
});
await payload.destroy();
process.stdout.write("", () => process.exit(0));
