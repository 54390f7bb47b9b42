/** The published state that a set replaces when it goes live, for putting it back (X12). */
import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import { isRecord } from "payload-kit";
import { z } from "zod";
import { findDoc, findGlobalDoc } from "./docs";
import { settingsOf } from "./options";
import type { EntryOfSet, SetItems } from "./set-items";

const version = z.number().nullable();

/** An entry or a global: its versions are ids of Payload's, which restores them. */
const entryBefore = z.object({
  list: z.custom<CollectionSlug>((slug) => typeof slug === "string"),
  id: z.number(),
  /** Of what visitors saw; null for what was not on the site, and where that version is no longer kept. */
  published: version,
  /** Of what was being written. */
  latest: version,
  /** When what visitors saw was last changed, ISO 8601. */
  updatedAt: z.string(),
  /**
   * The published document in all languages, as the database had it: versions can be pruned. Rows of earlier versions
   * of the product lack it.
   */
  document: z.record(z.string(), z.unknown()).optional(),
});

const globalBefore = entryBefore
  .omit({ id: true })
  .extend({ list: z.custom<GlobalSlug>((slug) => typeof slug === "string") });

const beforeRule = z.object({
  /** When it was noted, ISO 8601; rows of before there were deletions lack it. */
  at: z.string().optional(),
  entries: z.array(entryBefore),
  screens: z.array(globalBefore),
});

export type EntryBefore = z.infer<typeof entryBefore>;
export type GlobalBefore = z.infer<typeof globalBefore>;
export type Before = z.infer<typeof beforeRule>;

/** @param stored what the database has of it @returns undefined for what cannot be put back, or no longer */
export const readBefore = (stored: unknown): Before | undefined => beforeRule.safeParse(stored).data;

const newest = { sort: "-updatedAt", limit: 1, depth: 0, pagination: false } as const;
const isPublished: Where = { "version._status": { equals: "published" } };

/** Notes what visitors see of all that a set changes, and what is written of it. */
export async function noteBefore(
  payload: Payload,
  { publish, redirects, screens, unpublish }: SetItems,
): Promise<Before> {
  const entries: EntryBefore[] = [];
  for (const entry of [...publish, ...unpublish]) entries.push(await noteEntry(payload, entry));
  const slugs = redirects.length > 0 ? [...new Set([...screens, settingsOf(payload).redirects.global])] : screens;
  const globals: GlobalBefore[] = [];
  for (const slug of slugs) globals.push(await noteScreen(payload, slug));
  return { at: new Date().toISOString(), entries, screens: globals };
}

/** Id of the newest version of an entry for which some conditions hold; null for none. */
export async function newestVersion(
  payload: Payload,
  { list, id }: EntryOfSet,
  and: Where[] = [],
): Promise<number | null> {
  const where = { and: [{ parent: { equals: id } }, ...and] };
  const { docs } = await payload.findVersions({ collection: list, where, ...newest });
  return docs[0] ? Number(docs[0].id) : null;
}

async function noteEntry(payload: Payload, entry: EntryOfSet): Promise<EntryBefore> {
  const { list, id } = entry;
  const { _status, updatedAt } = await findDoc(payload, { list, id });
  const noted = { list, id, latest: await newestVersion(payload, entry), updatedAt };
  if (_status !== "published") return { ...noted, published: null };
  const where = { id: { equals: id } };
  const document = (await payload.db.findOne({ collection: list, where, locale: "all" })) ?? undefined;
  return { ...noted, published: await newestVersion(payload, entry, [isPublished]), document };
}

/** Visitors see a global whatever its status is. */
async function noteScreen(payload: Payload, list: GlobalSlug): Promise<GlobalBefore> {
  const { updatedAt } = await findGlobalDoc(payload, list);
  const newestOf = async (and: Where[]) => {
    const { docs } = await payload.findGlobalVersions({ slug: list, where: { and }, ...newest });
    return docs[0] ? Number(docs[0].id) : null;
  };
  const stored: unknown = await payload.db.findGlobal({ slug: list, locale: "all" });
  return {
    list,
    published: await newestOf([isPublished]),
    latest: await newestOf([]),
    updatedAt: updatedAt ?? new Date().toISOString(),
    ...(isStored(stored) && { document: stored }),
  };
}

/** A global that was never saved is an empty object. */
const isStored = (global: unknown): global is Record<string, unknown> =>
  isRecord(global) && Object.keys(global).length > 0;

/** Whether nothing was written between two looks at what a set holds. */
export function haveSameDrafts(one: Before, other: Before): boolean {
  const drafts = ({ entries, screens }: Before) =>
    [...entries, ...screens].map(({ list, latest }) => `${list} ${latest}`);
  return drafts(one).join() === drafts(other).join();
}
