/** Entries and globals of any list, with the fields that Payload gives to all with drafts. */
import { NotFound, type Payload } from "payload";
import { entryAt, type StoredEntry } from "payload-kit/entries";
import { z } from "zod";

const stored = z.looseObject({
  _status: z.enum(["draft", "published"]).nullish(),
  /** A global that was never saved has no time. */
  updatedAt: z
    .string()
    .nullish()
    .transform((at) => at ?? new Date().toISOString()),
});

/** @throws Error where there is no such list */
export function entryOf(
  payload: Payload,
  ref: { readonly list: string; readonly id?: number | undefined },
): StoredEntry {
  const entry = entryAt(ref, { payload });
  if (!entry) throw new Error(`There is no list ${ref.list} any more.`);
  return entry;
}

/** @param draft whether its latest version is read. @throws NotFound */
export async function readDoc(entry: StoredEntry, draft = false): Promise<z.infer<typeof stored>> {
  const doc = await entry.read({ draft, locale: "all" });
  if (!doc) throw new NotFound();
  return stored.parse(doc);
}

/**
 * Gives an entry the moment of its last change. Payload writes that of the save: what was shown before it was published, or
 * is put back, would read otherwise in sitemaps and feeds than it did (X12).
 * @param at ISO 8601
 * @param _status that it has, and keeps
 */
export const pinUpdatedAt = (
  { rows }: StoredEntry,
  at: string,
  _status: "published" | "draft" = "published",
): Promise<void> => rows.write({ _status, updatedAt: at });
