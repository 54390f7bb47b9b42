/** Takes entries that no release can be made of out of the next one, without losing what was written (X4). */
import type { Payload, Where } from "payload";
import type { ContentRef } from "payload-releases/publisher/protocol";
import type { EntryBefore, GlobalBefore } from "./before";
import { updatedAtOf } from "./docs";
import { heldLists } from "./held-lists";
import { restore } from "./restore";

const newest = { sort: "-updatedAt", limit: 1, depth: 0, pagination: false } as const;

/** The newest version, and the newest that was published by a moment. */
const wheres = (of: Where[], at: string) => ({
  latest: { and: of },
  published: { and: [...of, { "version._status": { equals: "published" } }, { updatedAt: { less_than_equal: at } }] },
});

/**
 * Brings back what visitors see of entries; later changes become their drafts. An entry that visitors have never seen is
 * taken off the site.
 * @param liveSince when the content of the live release was read, ISO 8601
 * @returns false, and changes nothing, if one of them can only be corrected: it has no drafts, or is a global of which no
 *   older version is kept
 */
export async function leaveOut(payload: Payload, refs: readonly ContentRef[], liveSince: string): Promise<boolean> {
  const entries: EntryBefore[] = [];
  const screens: GlobalBefore[] = [];
  for (const ref of refs) {
    const entry = await entryOf(payload, ref, liveSince);
    const screen = entry ? undefined : await screenOf(payload, ref, liveSince);
    if (entry) entries.push(entry);
    else if (screen) screens.push(screen);
    else return false;
  }
  return (await restore(payload, { entries, screens })).length === 0;
}

async function entryOf(payload: Payload, { list, id }: ContentRef, at: string): Promise<EntryBefore | undefined> {
  const collection = heldLists(payload.config).collections.find((slug) => slug === list);
  if (!collection || !/^\d+$/.test(id)) return undefined;
  const where = wheres([{ parent: { equals: id } }], at);
  const [latest] = (await payload.findVersions({ collection, where: where.latest, ...newest })).docs;
  const [seen] = (await payload.findVersions({ collection, where: where.published, ...newest })).docs;
  return {
    ...{ list: collection, id: Number(id), published: seen ? Number(seen.id) : null },
    ...{ latest: latest ? Number(latest.id) : null, updatedAt: updatedAtOf(seen?.version) ?? at },
  };
}

/** Visitors always see a screen: without an older version it stays as it is. */
async function screenOf(payload: Payload, { list }: ContentRef, at: string): Promise<GlobalBefore | undefined> {
  const slug = heldLists(payload.config).globals.find((candidate) => candidate === list);
  if (!slug) return undefined;
  const where = wheres([], at);
  const [latest] = (await payload.findGlobalVersions({ slug, where: where.latest, ...newest })).docs;
  const [seen] = (await payload.findGlobalVersions({ slug, where: where.published, ...newest })).docs;
  if (!seen) return undefined;
  const updatedAt = updatedAtOf(seen.version) ?? at;
  return { list: slug, published: Number(seen.id), latest: latest ? Number(latest.id) : null, updatedAt };
}
