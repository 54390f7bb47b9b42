/** Brings back what was on the site before a set went live (X12). */
import { createLocalReq, restoreVersionOperation, type CollectionSlug, type Payload } from "payload";
import type { ContentRef } from "payload-releases/publisher/protocol";
import type { Before, EntryBefore, GlobalBefore } from "./before";
import { settingsOf } from "./options";
import { pinGlobalUpdatedAt, pinUpdatedAt } from "./pin-updated-at";

/**
 * Restores the published versions and the drafts beside them. An entry that cannot be restored, because it was deleted
 * since or its old version is no longer valid, is logged and skipped: a set that is left unfinished would block every
 * release.
 * @returns the entries that were not restored
 */
export async function restore(payload: Payload, { entries, screens }: Before): Promise<ContentRef[]> {
  const left: ContentRef[] = [];
  const attempt = async (place: ContentRef, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      left.push(place);
      const msg = `${place.list} ${place.id} could not be put back as it was before a set; it is left as it is.`;
      payload.logger.error({ err: error, msg });
    }
  };
  for (const entry of entries) {
    await attempt({ list: entry.list, id: String(entry.id) }, () => restoreEntry(payload, entry));
  }
  for (const screen of screens) await attempt({ list: screen.list, id: "" }, () => restoreScreen(payload, screen));
  return left;
}

async function restoreEntry(payload: Payload, entry: EntryBefore): Promise<void> {
  const { list, id, published, latest, updatedAt } = entry;
  const { context, defaultLocale: locale } = settingsOf(payload);
  const how = {
    collection: list,
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    context: context?.("put-back") ?? {},
  } as const;
  if (wasOnSite(entry)) {
    await payload.restoreVersion({ ...how, id: String(await versionOf(payload, entry)) });
    await pinUpdatedAt(payload, list, id, updatedAt);
  } else {
    const data: Record<string, unknown> = { _status: "draft" };
    await payload.update({ ...how, id, data, locale });
  }
  if (latest === null || latest === published || !(await isKept(payload, list, latest))) return;
  const req = await createLocalReq({}, payload);
  const collection = payload.collections[list];
  if (!collection) throw new Error(`There is no collection ${list} any more.`);
  await restoreVersionOperation({ collection, id: latest, draft: true, overrideAccess: true, depth: 0, req });
}

const wasOnSite = ({ document, published }: EntryBefore | GlobalBefore): boolean =>
  published !== null || document !== undefined;

/** Of the versions of an entry only the newest are kept. */
async function isKept(payload: Payload, collection: CollectionSlug, version: number | null): Promise<boolean> {
  if (version === null) return false;
  return (await payload.countVersions({ collection, where: { id: { equals: version } } })).totalDocs > 0;
}

/** The version that visitors saw, made again where it is no longer kept. */
async function versionOf(payload: Payload, { list, id, published, document }: EntryBefore): Promise<number | string> {
  if (!document || (await isKept(payload, list, published))) return published ?? "";
  // An entry that was deleted gets no version.
  await payload.findByID({ collection: list, id, draft: false, depth: 0 });
  const made = await payload.db.createVersion({ collectionSlug: list, parent: id, versionData: document, ...now() });
  return made.id;
}

async function restoreScreen(payload: Payload, screen: GlobalBefore): Promise<void> {
  const { list: slug, published, latest, updatedAt } = screen;
  if (!wasOnSite(screen)) return;
  const id = String(await globalVersionOf(payload, screen));
  const context = settingsOf(payload).context?.("put-back") ?? {};
  await payload.restoreGlobalVersion({ slug, id, depth: 0, overrideAccess: true, context });
  await pinGlobalUpdatedAt(payload, slug, updatedAt);
  if (latest === null || latest === published) return;
  // Payload's own way of restoring a draft of a global shows it to visitors.
  const { docs } = await payload.db.findGlobalVersions({ global: slug, where: { id: { equals: latest } }, limit: 1 });
  const [draft] = docs;
  if (!draft) return;
  const versionData = { ...draft.version, _status: "draft" };
  await payload.db.createGlobalVersion({ globalSlug: slug, versionData, ...now() });
}

/** The same of a global. */
async function globalVersionOf(
  payload: Payload,
  { list, published, document }: GlobalBefore,
): Promise<number | string> {
  const where = { id: { equals: published } };
  const isKept = published !== null && (await payload.countGlobalVersions({ global: list, where })).totalDocs > 0;
  if (isKept || !document) return published ?? "";
  const made = await payload.db.createGlobalVersion({ globalSlug: list, versionData: document, ...now() });
  return made.id;
}

/** Version metadata of a version made now, not by autosave. */
function now() {
  const at = new Date().toISOString();
  return { autosave: false, createdAt: at, updatedAt: at };
}
