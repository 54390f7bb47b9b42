/** The published state that a set replaces when it goes live, for putting it back (X12). */
import type { Payload, Where } from "payload";
import type { StoredEntry } from "payload-kit/entries";
import { z } from "zod";
import { entryOf, readDoc } from "./docs";
import { settingsOf } from "./options";
import type { SetItems } from "./set-items";

const version = z.number().nullable();

/** An entry: its versions are ids of Payload's, which restores them. */
const entryBefore = z.object({
  list: z.string(),
  /** Absent for a global. */
  id: z.number().optional(),
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

const beforeRule = z.object({
  /** When it was noted, ISO 8601; rows of before there were deletions lack it. */
  at: z.string().optional(),
  entries: z.array(entryBefore),
  screens: z.array(entryBefore),
});

export type EntryBefore = z.infer<typeof entryBefore>;
export type Before = z.infer<typeof beforeRule>;

/** @param stored what the database has of it @returns undefined for what cannot be put back, or no longer */
export const readBefore = (stored: unknown): Before | undefined => beforeRule.safeParse(stored).data;

const isPublished: Where = { "version._status": { equals: "published" } };

/** Notes what visitors see of all that a set changes, and what is written of it. */
export async function noteBefore(
  payload: Payload,
  { publish, redirects, screens, unpublish }: SetItems,
): Promise<Before> {
  const entries: EntryBefore[] = [];
  for (const entry of [...publish, ...unpublish]) entries.push(await noteEntry(payload, entry));
  const slugs = redirects.length > 0 ? [...new Set([...screens, settingsOf(payload).redirects.global])] : screens;
  const globals: EntryBefore[] = [];
  for (const list of slugs) globals.push(await noteEntry(payload, { list }));
  return { at: new Date().toISOString(), entries, screens: globals };
}

/** Id of the newest version of an entry for which a condition holds; null for none. */
export async function newestVersion(entry: StoredEntry, condition: Where = {}): Promise<number | null> {
  const found = await entry.newestVersion(condition, "all");
  return found ? Number(found.id) : null;
}

/** Visitors see a global whatever its status is. */
async function noteEntry(payload: Payload, ref: Pick<EntryBefore, "list" | "id">): Promise<EntryBefore> {
  const { list, id } = ref;
  const entry = entryOf(payload, ref);
  const { _status, updatedAt } = await readDoc(entry);
  const noted = { list, ...(id !== undefined && { id }), latest: await newestVersion(entry), updatedAt };
  if (id !== undefined && _status !== "published") return { ...noted, published: null };
  const document = await entry.rows.read();
  const isStored = document !== undefined && Object.keys(document).length > 0;
  return { ...noted, published: await newestVersion(entry, isPublished), ...(isStored && { document }) };
}

/** Whether nothing was written between two looks at what a set holds. */
export function haveSameDrafts(one: Before, other: Before): boolean {
  const drafts = ({ entries, screens }: Before) =>
    [...entries, ...screens].map(({ list, latest }) => `${list} ${latest}`);
  return drafts(one).join() === drafts(other).join();
}
