interface Doc {
  _status?: "draft" | "published";
  updatedAt?: string;
}

type PublicChange = "changed" | "published" | "unpublished" | undefined;

const known = new WeakMap<object, Promise<PublicChange>>();

/**
 * What a change is to visitors; undefined when it is nothing to them. Whether a draft was saved, or the entry was taken off
 * the site, only the entry itself shows it: a draft is written beside it, and the version before may have been a draft as well.
 * @param findPublic reads the entry as visitors see it; once, however many ask about a document
 */
export function publicChange(doc: Doc, findPublic: () => Promise<object>): Promise<PublicChange> {
  const change = known.get(doc) ?? findOut(doc, findPublic);
  known.set(doc, change);
  return change;
}

async function findOut(doc: Doc, findPublic: () => Promise<object>): Promise<PublicChange> {
  if (doc._status === undefined) return "changed";
  if (doc._status === "published") return "published";
  const { _status, updatedAt }: Doc = await findPublic();
  return _status === "draft" && updatedAt === doc.updatedAt ? "unpublished" : undefined;
}
