/**
 * All ways in which a draft can go live without its form, each tried with a faulty draft. Runs in the process of the
 * CMS.
 */
import type { LocaleCode } from "@future-native/contract/locales";
import type { Payload } from "payload";
import { z } from "zod";
import { inTurn } from "../../../../__tests__/support/test-length";
import { goLive } from "payload-sets/go-live";
import { draftCollections, draftGlobals, type DraftCollection, type DraftGlobal } from "../../../src/sets/draft-lists";
import { readReason } from "payload-sets/set-error";
import { stateOf, writeState } from "payload-sets/rows";
import { showSet } from "payload-sets/show-set";
import { refusal } from "../refusal";
import { showView } from "payload-releases/state";

export interface Draft {
  /** A collection with drafts, or a global. */
  readonly list: string;
  /** Empty for a global. */
  readonly id: string;
  readonly locale: LocaleCode;
}

type DraftRef = { collection: DraftCollection; id: number } | { slug: DraftGlobal };

function placeOf({ list, id }: Draft): DraftRef {
  const collection = draftCollections.find((one) => one === list);
  const slug = draftGlobals.find((one) => one === list);
  if (collection) return { collection, id: Number(id) };
  if (slug) return { slug };
  throw new Error(`${list} has no drafts.`);
}

const PUBLISHED = { data: { _status: "published" }, depth: 0 } as const;

/** A script that publishes without an account. */
const byScript = (payload: Payload, place: DraftRef, locale: LocaleCode) =>
  refusal(() =>
    "slug" in place
      ? payload.updateGlobal({ ...place, ...PUBLISHED, locale })
      : payload.update({ ...place, ...PUBLISHED, locale }),
  );

const jobs = z.object({ docs: z.array(z.object({ hasError: z.boolean().nullish(), error: z.unknown() })) });

/** A schedule, with or without an account. @returns errors of its job */
async function bySchedule(payload: Payload, place: DraftRef, user: number | undefined): Promise<string[]> {
  const target =
    "slug" in place ? { global: place.slug } : { doc: { relationTo: place.collection, value: String(place.id) } };
  const by = user === undefined ? {} : { user: { relationTo: "users", value: user } };
  const input: object = { type: "publish", ...target, ...by };
  const { id } = await payload.jobs.queue({ task: "schedulePublish", input });
  await payload.jobs.runByID({ id, silent: true });
  const { docs } = jobs.parse(await payload.find({ collection: "payload-jobs", where: { id: { equals: id } } }));
  await payload.delete({ collection: "payload-jobs", where: { id: { equals: id } } });
  return docs.map(({ error }) => JSON.stringify(error));
}

/** A set, when it is shown and when it goes live as if it had been shown before the fault was there. */
async function bySet(payload: Payload, place: DraftRef): Promise<{ shown: string[]; live: string[] }> {
  // Nothing is built: a fake publisher reports a successful build.
  showView.value = async () => ({
    result: "shown",
    folder: "shown",
    hash: "f".repeat(64),
    pages: 1,
    timings: {},
  });
  const held =
    "slug" in place ? { screens: [place.slug] } : { publish: [{ relationTo: place.collection, value: place.id }] };
  const { id } = await payload.create({ collection: "sets", data: { name: "A set", phase: "open", ...held } });
  const reason = async () => [readReason((await stateOf(payload, id))?.reason)?.en ?? ""].filter(Boolean);
  await showSet(payload, id);
  const shown = await reason();
  await writeState(payload, id, { work: "shown", shownAt: new Date().toISOString(), folder: "shown", reason: null });
  const live = shown.length > 0 ? await refusal(() => goLive(payload, id, "")) : [];
  const said = [...live, ...(await reason())];
  await payload.delete({ collection: "sets", id });
  return { shown, live: said };
}

/** A version that was live once, with the same in it. */
async function byRestore(payload: Payload, place: DraftRef): Promise<string[]> {
  const at = new Date().toISOString();
  const stamps = { autosave: false, createdAt: at, updatedAt: at };
  const newest = { sort: "-updatedAt", limit: 1 };
  if ("slug" in place) {
    const { docs } = await payload.db.findGlobalVersions({ global: place.slug, ...newest });
    const versionData = { ...docs[0]?.version, _status: "published" };
    const { id } = await payload.db.createGlobalVersion({ globalSlug: place.slug, versionData, ...stamps });
    return refusal(() => payload.restoreGlobalVersion({ slug: place.slug, id: String(id) }));
  }
  const { collection, id: parent } = place;
  const { docs } = await payload.db.findVersions({ collection, where: { parent: { equals: parent } }, ...newest });
  const versionData = { ...docs[0]?.version, _status: "published" };
  const { id } = await payload.db.createVersion({ collectionSlug: collection, parent, versionData, ...stamps });
  return refusal(() => payload.restoreVersion({ collection, id: String(id) }));
}

const visible = (payload: Payload, place: DraftRef) =>
  "slug" in place
    ? payload.findGlobal({ ...place, locale: "all", depth: 0 })
    : payload.findByID({ ...place, locale: "all", depth: 0 });

/** Drops the draft, and the version that was tried. */
const forget = (payload: Payload, place: DraftRef) =>
  "slug" in place
    ? payload.db.deleteVersions({ globalSlug: place.slug, where: {} })
    : payload.db.deleteVersions({ collection: place.collection, where: { parent: { equals: place.id } } });

interface Tried {
  readonly payload: Payload;
  readonly place: DraftRef;
  readonly locale: LocaleCode;
  /** Of the account that has made the schedule. */
  readonly user: number;
}

/** Each returns the messages of its refusal by its name. */
const WAYS: readonly ((tried: Tried) => Promise<Record<string, string[]>>)[] = [
  async ({ payload, place }) => {
    const { shown, live } = await bySet(payload, place);
    return { "set, shown": shown, "set, live": live };
  },
  async ({ payload, place, user }) => ({ "schedule of an account": await bySchedule(payload, place, user) }),
  async ({ payload, place }) => ({ "schedule without an account": await bySchedule(payload, place, undefined) }),
  async ({ payload, place, locale }) => ({ script: await byScript(payload, place, locale) }),
  async ({ payload, place }) => ({ restore: await byRestore(payload, place) }),
];

/**
 * Tries all ways; in the short form of the tests one of them, another for the next row.
 * @returns what each was refused with, and whether visitors have what they had
 */
export async function tryEveryWay(payload: Payload, draft: Draft, { user, row }: { user: number; row: number }) {
  const place = placeOf(draft);
  const before = JSON.stringify(await visible(payload, place));
  const refused: Record<string, string[]> = {};
  for (const tryIt of inTurn(WAYS, row)) {
    Object.assign(refused, await tryIt({ payload, place, locale: draft.locale, user }));
  }
  const isAsItWas = JSON.stringify(await visible(payload, place)) === before;
  await forget(payload, place);
  return { refused, isAsItWas };
}

/** @returns why a set with the draft is not shown; nothing where it is */
export async function tryToShow(payload: Payload, draft: Draft): Promise<string[]> {
  const place = placeOf(draft);
  const { shown } = await bySet(payload, place);
  await forget(payload, place);
  return shown;
}
