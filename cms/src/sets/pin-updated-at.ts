import type { Payload } from "payload";
import type { DraftCollection, DraftGlobal } from "./draft-lists";

/**
 * Gives a published entry the moment of its last change. Payload writes that of the save: what was shown before it was
 * published, or is put back, would read otherwise in sitemaps and feeds than it did (X12).
 * @param at ISO 8601
 */
export async function pinUpdatedAt(
  payload: Payload,
  collection: DraftCollection,
  id: number,
  at: string,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { _status: "published", updatedAt: at }, returning: false });
}

/** The same for a global. */
export async function pinGlobalUpdatedAt(payload: Payload, slug: DraftGlobal, at: string): Promise<void> {
  await payload.db.updateGlobal({ slug, data: { _status: "published", updatedAt: at }, returning: false });
}
