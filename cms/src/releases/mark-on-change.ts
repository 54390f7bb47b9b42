import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from "payload";
import { publicChange } from "../hooks/public-change";
import { currentRequestId } from "../request-context";
import { findUses } from "../uses/find-uses";
import { markChanged } from "./queue";
import { wakePublisher } from "./running";
import type { Action, Change } from "./states";

interface Doc {
  id?: number | string;
  _status?: "draft" | "published";
  title?: string;
  name?: string;
  caption?: string;
  filename?: string;
}

/** Imports and scripts run beside the CMS; what they did is found at its next start. */
const hasPublisher = () => globalThis.cmsPublisher !== undefined;

/**
 * Notes that the site has changed, when what visitors see may have (A6). A draft that is saved beside a published entry
 * changes nothing for them.
 */
const afterChange: CollectionAfterChangeHook = async ({ doc, collection, operation, req }) => {
  if (!hasPublisher()) return doc;
  if (collection.upload && !(await isUsed(collection.slug, doc, operation, req))) return doc;
  if (operation === "create" && doc._status === "draft") return doc;
  const find = { collection: collection.slug, id: doc.id, draft: false, depth: 0, req } as const;
  const change = await publicChange(doc, () => req.payload.findByID(find));
  if (change) await note(req, changeOf(collection.slug, doc, change, req));
  return doc;
};

/** A picture that nothing uses is nowhere on the site. */
const isUsed = async (slug: string, { id }: { id: number | string }, operation: string, req: PayloadRequest) =>
  operation === "update" && (await findUses({ slug, id }, req)).length > 0;

const afterDelete: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  // What is used is never deleted: see refuse-while-used.ts.
  if (!hasPublisher() || collection.upload) return doc;
  if (doc._status !== "draft") await note(req, changeOf(collection.slug, doc, "deleted", req));
  return doc;
};

const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!hasPublisher()) return doc;
  const find = { slug: global.slug, draft: false, depth: 0, req } as const;
  const change = await publicChange(doc, () => req.payload.findGlobal(find));
  if (change) await note(req, { ...changeOf(global.slug, doc, change, req), id: "" });
  return doc;
};

/** For every collection that the site is built from. */
export const markOnChange = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** The same for a global. */
export const markOnGlobalChange = { afterChange: [afterGlobalChange] };

function changeOf(list: string, doc: Doc, action: Action, { user }: PayloadRequest): Change {
  const title = doc.title ?? doc.name ?? doc.caption ?? doc.filename ?? "";
  const request = currentRequestId();
  const change = { list, id: String(doc.id ?? ""), title, action, by: user?.email ?? "", at: new Date().toISOString() };
  return request === undefined ? change : { ...change, request };
}

async function note(request: PayloadRequest, change: Change): Promise<void> {
  await markChanged(request.payload, { change, request });
  wakePublisher();
}
