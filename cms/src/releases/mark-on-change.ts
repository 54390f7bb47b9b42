import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from "payload";
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

/**
 * Notes that the site has changed, when what visitors see may have (A6). A draft that is saved beside a published entry
 * changes nothing for them.
 */
const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, req }) => {
  const change = publicChange(doc, previousDoc);
  if (change) await note(req, changeOf(collection.slug, doc, change, req));
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  if (doc._status !== "draft") await note(req, changeOf(collection.slug, doc, "deleted", req));
  return doc;
};

const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  const change = publicChange(doc, previousDoc);
  if (change) await note(req, { ...changeOf(global.slug, doc, change, req), id: "" });
  return doc;
};

/** For every collection that the site is built from. */
export const markOnChange = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** The same for a global. */
export const markOnGlobalChange = { afterChange: [afterGlobalChange] };

function publicChange(doc: Doc, before: Doc | undefined): Action | undefined {
  if (doc._status === undefined) return "changed";
  if (doc._status === "published") return "published";
  // Whether it was taken off the site, or only edited further, shows in the content itself: a build that finds the same
  // content ends at once.
  return before?._status === "published" ? "unpublished" : undefined;
}

function changeOf(list: string, doc: Doc, action: Action, { user }: PayloadRequest): Change {
  const title = doc.title ?? doc.name ?? doc.caption ?? doc.filename ?? "";
  return { list, id: String(doc.id ?? ""), title, action, by: user?.email ?? "", at: new Date().toISOString() };
}

async function note(request: PayloadRequest, change: Change): Promise<void> {
  // Imports and scripts run beside the CMS; what they did is found at its next start.
  if (!globalThis.cmsPublisher) return;
  await markChanged(request.payload, { change, request });
  wakePublisher();
}
