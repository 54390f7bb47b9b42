import {
  isolateObjectProperty,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { entryTitle } from "../entry-title";
import { publicChange } from "../hooks/public-change";
import type { AuditAction } from "./actions";
import { record } from "./record";

interface Doc {
  id?: number | string;
  _status?: "draft" | "published";
  title?: unknown;
  name?: unknown;
  email?: unknown;
  caption?: unknown;
  filename?: unknown;
}

/** Payload tells its later hooks of a restored version as of any save. */
const beforeOperation: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  operation,
  req,
}: {
  operation: string;
  req: PayloadRequest;
}) => {
  if (operation === "restoreVersion") req.context.isRestored = true;
};

const afterChange: CollectionAfterChangeHook = async ({ doc, collection, operation, req }) => {
  if (!isPersons(req)) return;
  const find = { collection: collection.slug, id: doc.id, draft: false, depth: 0, req } as const;
  const action = await actionOf(req, { doc, operation, find: () => req.payload.findByID(find) });
  if (action) await record(req, { action, entry: `${collection.slug}/${doc.id}`, title: titleOf(doc) });
};

const titleKey = (slug: string, id: number | string) => `title of ${slug}/${id}`;

/** Afterwards the title is known in the language of the request alone, in which it may have none. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ collection: { admin, slug }, id, req }) => {
  if (!isPersons(req) || slug === "enquiries") return;
  const doc: unknown = await req.payload.findByID({
    ...{ collection: slug, id, draft: true, locale: "all", depth: 0, disableErrors: true, overrideAccess: true },
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  });
  // The read has put another object in its place.
  req.context[titleKey(slug, id)] = entryTitle(doc, admin.useAsTitle);
};

const afterDelete: CollectionAfterDeleteHook = async ({ doc, collection, id, req }) => {
  if (!isPersons(req) || req.context.isErasing) return;
  const entry = `${collection.slug}/${doc.id}`;
  // Of an enquiry nothing is kept but its number.
  const known = req.context[titleKey(collection.slug, id)];
  const title = typeof known === "string" ? known : titleOf(doc);
  await record(req, { action: "deleted", entry, ...(collection.slug === "enquiries" ? {} : { title }) });
};

const afterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isPersons(req)) return;
  const find = { slug: global.slug, draft: false, depth: 0, req } as const;
  const action = await actionOf(req, { doc, operation: "update", find: () => req.payload.findGlobal(find) });
  if (action) await record(req, { action, entry: global.slug });
};

/** For every collection that people write, except enquiries. Imports and start-ups are nobody's. */
export const recordChange = {
  beforeOperation: [beforeOperation],
  afterChange: [afterChange],
  beforeDelete: [beforeDelete],
  afterDelete: [afterDelete],
};

/** The same for a global. */
export const recordGlobalChange = { beforeOperation: [beforeOperation], afterChange: [afterGlobalChange] };

const isPersons = ({ user }: PayloadRequest): boolean => Boolean(user);

/** Nothing for a draft that is saved: who saved it stands in its version. */
async function actionOf(
  { context }: PayloadRequest,
  { doc, operation, find }: { doc: Doc; operation: "create" | "update"; find: () => Promise<object> },
): Promise<AuditAction | undefined> {
  if (context.isRestored) return "restored";
  if (context.hasNewPassword) return "password";
  if (operation === "create") return doc._status === "draft" ? undefined : (doc._status ?? "created");
  return publicChange(doc, find);
}

function titleOf({ title, name, email, caption, filename }: Doc): string {
  const given = [title, email, name, caption, filename].find((text) => typeof text === "string" && text !== "");
  return typeof given === "string" ? given : "";
}
