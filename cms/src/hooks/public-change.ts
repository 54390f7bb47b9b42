import type { EntryData, StoredEntry } from "payload-kit/entries";

type PublicChange = "changed" | "published" | "unpublished" | undefined;

const known = new WeakMap<object, Promise<PublicChange>>();

/**
 * How a save changes an entry for visitors; undefined when it does not. The published entry alone tells whether a draft was
 * saved or the entry was taken off the site: a draft is written beside it, and the version before may have been a draft
 * as well. It is read once for all hooks of a save.
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
