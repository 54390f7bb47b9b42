/** What was on the site before a set went live, and bringing it back (X12). */
import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import { createLocalReq, restoreVersionOperation, type Payload, type Where } from "payload";
import { z } from "zod";
import { draftCollections, draftGlobals } from "./draft-lists";
import type { SetItems } from "./set-items";
import { pinGlobalUpdatedAt, pinUpdatedAt } from "./pin-updated-at";

const version = z.number().nullable();

/** An entry or a global: its versions are ids of Payload's, which restores them. */
const entryBefore = z.object({
  list: z.enum(draftCollections),
  id: z.number(),
  /** Of what visitors saw; null for what was not on the site. */
  published: version,
  /** Of what was being written. */
  latest: version,
  /** When what visitors saw was last changed, ISO 8601. */
  updatedAt: z.string(),
});

const globalBefore = entryBefore.omit({ id: true }).extend({ list: z.enum(draftGlobals) });

const beforeRule = z.object({
  /** When it was noted, ISO 8601; rows of before there were deletions lack it. */
  at: z.string().optional(),
  entries: z.array(entryBefore),
  screens: z.array(globalBefore),
});

export type Before = z.infer<typeof beforeRule>;

/** @param stored what the database has of it @throws ZodError for a set that can no longer be put back */
export const readBefore = (stored: unknown): Before => beforeRule.parse(stored);

const newest = { sort: "-updatedAt", limit: 1, depth: 0, pagination: false } as const;
const isPublished: Where = { "version._status": { equals: "published" } };

/** Notes what visitors see of all that a set changes, and what is written of it. */
export async function noteBefore(
  payload: Payload,
  { publish, redirects, screens, unpublish }: SetItems,
): Promise<Before> {
  const entries: Before["entries"] = [];
  for (const { list, id } of [...publish, ...unpublish]) {
    const { _status, updatedAt } = await payload.findByID({ collection: list, id, draft: false, depth: 0 });
    const versions = async (and: Where[]) => {
      const { docs } = await payload.findVersions({
        collection: list,
        where: { and: [{ parent: { equals: id } }, ...and] },
        ...newest,
      });
      return docs[0] ? Number(docs[0].id) : null;
    };
    const published = _status === "published" ? await versions([isPublished]) : null;
    entries.push({ list, id, published, latest: await versions([]), updatedAt });
  }
  const slugs = redirects.length > 0 ? [...new Set([...screens, "settings" as const])] : screens;
  const globals: Before["screens"] = [];
  for (const slug of slugs) {
    const { updatedAt } = await payload.findGlobal({ slug, draft: false, depth: 0 });
    const versions = async (and: Where[]) => {
      const { docs } = await payload.findGlobalVersions({ slug, where: { and }, ...newest });
      return docs[0] ? Number(docs[0].id) : null;
    };
    const published = await versions([isPublished]);
    globals.push({
      list: slug,
      published,
      latest: await versions([]),
      updatedAt: updatedAt ?? new Date().toISOString(),
    });
  }
  return { at: new Date().toISOString(), entries, screens: globals };
}

/** Whether nothing was written between two looks at what a set holds. */
export function haveSameDrafts(one: Before, other: Before): boolean {
  const drafts = ({ entries, screens }: Before) =>
    [...entries, ...screens].map(({ list, latest }) => `${list} ${latest}`);
  return drafts(one).join() === drafts(other).join();
}

/** Brings back what visitors saw, and what was being written beside it. */
export async function restore(payload: Payload, { entries, screens }: Before): Promise<void> {
  for (const entry of entries) await restoreEntry(payload, entry);
  for (const screen of screens) await restoreScreen(payload, screen);
}

async function restoreEntry(payload: Payload, { list, id, published, latest, updatedAt }: Before["entries"][number]) {
  const how = { collection: list, depth: 0, overrideAccess: true, overrideLock: true } as const;
  if (published === null) await payload.update({ ...how, id, data: { _status: "draft" }, locale: DEFAULT_LOCALE });
  else {
    await payload.restoreVersion({ ...how, id: String(published) });
    await pinUpdatedAt(payload, list, id, updatedAt);
  }
  if (latest === null || latest === published) return;
  const req = await createLocalReq({}, payload);
  const collection = payload.collections[list];
  await restoreVersionOperation({ collection, id: latest, draft: true, overrideAccess: true, depth: 0, req });
}

async function restoreScreen(
  payload: Payload,
  { list: slug, published, latest, updatedAt }: Before["screens"][number],
) {
  if (published === null) return;
  await payload.restoreGlobalVersion({ slug, id: String(published), depth: 0, overrideAccess: true });
  await pinGlobalUpdatedAt(payload, slug, updatedAt);
  if (latest === null || latest === published) return;
  // Payload's own way of restoring a draft of a global shows it to visitors.
  const { docs } = await payload.db.findGlobalVersions({ global: slug, where: { id: { equals: latest } }, limit: 1 });
  const [draft] = docs;
  if (!draft) return;
  const now = new Date().toISOString();
  const versionData = { ...draft.version, _status: "draft" };
  await payload.db.createGlobalVersion({
    globalSlug: slug,
    versionData,
    autosave: false,
    createdAt: now,
    updatedAt: now,
  });
}
