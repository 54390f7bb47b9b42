/** Takes entries that no release can be made of out of the next one, without losing what was written (X4). */
import type { Payload, Where } from "payload";
import { isRecord } from "payload-kit";
import { isCollection } from "payload-kit/entries";
import type { ContentRef } from "payload-releases/publisher/protocol";
import { newestVersion, type EntryBefore } from "./before";
import { entryOf } from "./docs";
import { heldLists } from "./held-lists";
import { restore } from "./restore";

/**
 * Brings back what visitors see of entries; later changes become their drafts. An entry that visitors have never seen is
 * taken off the site.
 * @param liveSince when the content of the live release was read, ISO 8601
 * @returns false, and changes nothing, if one of them can only be corrected: it has no drafts, or is a global of which no
 *   older version is kept
 */
export async function leaveOut(payload: Payload, refs: readonly ContentRef[], liveSince: string): Promise<boolean> {
  const entries: EntryBefore[] = [];
  for (const ref of refs) {
    const entry = await seenAt(payload, ref, liveSince);
    if (!entry) return false;
    entries.push(entry);
  }
  return (await restore(payload, { entries, screens: [] })).length === 0;
}

async function seenAt(payload: Payload, { list, id }: ContentRef, at: string): Promise<EntryBefore | undefined> {
  const { collections, globals } = heldLists(payload.config);
  const isHeld = /^\d+$/.test(id) ? collections.some((slug) => slug === list) : globals.some((slug) => slug === list);
  if (!isHeld) return undefined;
  const ref = { list, ...(id && { id: Number(id) }) };
  const entry = entryOf(payload, ref);
  const wasSeen: Where = {
    and: [{ "version._status": { equals: "published" } }, { updatedAt: { less_than_equal: at } }],
  };
  const seen = await entry.newestVersion(wasSeen, "all");
  // Visitors always see a global: without an older version it stays as it is.
  if (!seen && !isCollection(entry.config)) return undefined;
  const updatedAt = isRecord(seen?.version) ? String(seen.version.updatedAt ?? at) : at;
  return { ...ref, published: seen ? Number(seen.id) : null, latest: await newestVersion(entry), updatedAt };
}
