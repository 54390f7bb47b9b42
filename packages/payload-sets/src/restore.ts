/** Brings back what was on the site before a set went live (X12). */
import { createLocalReq, restoreVersionOperation, type Payload } from "payload";
import { isCollection, type StoredEntry } from "payload-kit/entries";
import { isRecord } from "payload-kit";
import type { ContentRef } from "payload-releases/publisher/protocol";
import { newestVersion, type Before, type EntryBefore } from "./before";
import { entryOf, pinUpdatedAt, readDoc } from "./docs";
import { settingsOf } from "./options";

/**
 * Restores the published versions and the drafts beside them. An entry that cannot be restored, because it was deleted
 * since or its old version is no longer valid, is logged and skipped: a set that is left unfinished would block every
 * release.
 * @returns the entries that were not restored
 */
export async function restore(payload: Payload, { entries, screens }: Before): Promise<ContentRef[]> {
  const left: ContentRef[] = [];
  for (const before of [...entries, ...screens]) {
    const place = { list: before.list, id: String(before.id ?? "") };
    try {
      await restoreEntry(payload, before);
    } catch (error) {
      left.push(place);
      const msg = `${place.list} ${place.id} could not be put back as it was before a set; it is left as it is.`;
      payload.logger.error({ err: error, msg });
    }
  }
  return left;
}

async function restoreEntry(payload: Payload, before: EntryBefore): Promise<void> {
  const { published, latest, document, updatedAt } = before;
  const { context, defaultLocale: locale } = settingsOf(payload);
  const entry = entryOf(payload, before);
  const how = { overrideLock: true, context: context?.("put-back") ?? {} };
  if (published !== null || document !== undefined) {
    await entry.restoreVersion(String(await versionOf(entry, before)), how);
    await pinUpdatedAt(entry, updatedAt);
  } else {
    // Visitors see a global whatever its status is.
    if (!isCollection(entry.config)) return;
    await entry.save({ _status: "draft" }, { ...how, locale });
  }
  if (latest !== null && latest !== published) await restoreDraft(payload, entry, latest);
}

/** Of the versions of an entry only the newest are kept. */
const isKept = async (entry: StoredEntry, version: number | null): Promise<boolean> =>
  version !== null && (await newestVersion(entry, { id: { equals: version } })) !== null;

async function restoreDraft(payload: Payload, entry: StoredEntry, id: number): Promise<void> {
  const { config } = entry;
  const stored = (await entry.rows.versions()).find((version) => version.id === id);
  if (!isRecord(stored?.version)) return;
  if (!isCollection(config)) {
    // Payload's own way of restoring a draft of a global shows it to visitors.
    await entry.rows.addVersion({ ...stored.version, _status: "draft" });
    return;
  }
  const collection = payload.collections[config.slug];
  if (!collection) return;
  const req = await createLocalReq({}, payload);
  await restoreVersionOperation({ collection, id, draft: true, overrideAccess: true, depth: 0, req });
}

/** The version that visitors saw, made again where it is no longer kept. */
async function versionOf(entry: StoredEntry, { published, document }: EntryBefore): Promise<number | string> {
  if (!document || (await isKept(entry, published))) return published ?? "";
  // An entry that was deleted gets no version.
  await readDoc(entry);
  return entry.rows.addVersion(document);
}
