import type { EntryData, StoredEntry } from "./entries";

type PublicChange = "changed" | "published" | "unpublished" | undefined;

const known = new WeakMap<object, Promise<PublicChange>>();

/**
 * Effect of a change on the published site; undefined if there is none. A saved draft and an unpublication can only be
 * told apart by the entry itself: a draft is stored beside it, and the previous version may have been a draft too.
 * The published entry is read once for all hooks of a save.
 * @param doc that was saved
 */
export function publicChange(entry: StoredEntry, doc: EntryData): Promise<PublicChange> {
  const change = known.get(doc) ?? compare(entry, doc);
  known.set(doc, change);
  return change;
}

async function compare(entry: StoredEntry, { _status, updatedAt }: EntryData): Promise<PublicChange> {
  if (_status === undefined) return "changed";
  if (_status === "published") return "published";
  const live = await entry.read({ draft: false, locale: "all" });
  return live?._status === "draft" && live.updatedAt === updatedAt ? "unpublished" : undefined;
}
