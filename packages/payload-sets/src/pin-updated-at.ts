import type { CollectionSlug, GlobalSlug, Payload } from "payload";

/**
 * Gives an entry the moment of its last change. Payload writes that of the save: what was shown before it was published, or
 * is put back, would read otherwise in sitemaps and feeds than it did (X12).
 * @param at ISO 8601
 * @param _status that it has, and keeps
 */
export async function pinUpdatedAt(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  at: string,
  _status: "published" | "draft" = "published",
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { _status, updatedAt: at }, returning: false });
}

/** The same for a published global. */
export async function pinGlobalUpdatedAt(payload: Payload, slug: GlobalSlug, at: string): Promise<void> {
  await payload.db.updateGlobal({ slug, data: { _status: "published", updatedAt: at }, returning: false });
}
