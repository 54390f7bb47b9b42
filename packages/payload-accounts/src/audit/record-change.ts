import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from "payload";
import { RECORDED_ELSEWHERE, record } from "payload-kit/audit";
import {
  afterEntryChange,
  beforeEntryOperation,
  isCollection,
  storedEntry,
  type EntryChange,
  type EntryData,
} from "payload-kit/entries";
import { entryTitle, localeCodes } from "payload-kit/entry-titles";
import { publicChange } from "payload-kit/public-change";
import type { AuditAction } from "./collection";

/** Payload's later hooks do not tell a restored version from another save. */
const beforeOperation = beforeEntryOperation(({ operation, context }) => {
  if (operation === "restoreVersion") context.isRestored = true;
});

const afterChange = afterEntryChange(async (change) => {
  const { entry, doc, req } = change;
  if (!isPersons(req)) return;
  const action = await actionOf(change);
  if (!action) return;
  const { config, id } = entry;
  if (!isCollection(config)) await record(req, { action, entry: config.slug });
  else await record(req, { action, entry: `${config.slug}/${id}`, title: titleOf(config, doc) });
});

const titleKey = (slug: string, id: number | string) => `title of ${slug}/${id}`;

/** Afterwards the title is known in the locale of the request alone, in which it may have none. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { admin, slug } = collection;
  if (!isPersons(req)) return;
  const doc = await storedEntry(collection, id, req).read({ draft: true, locale: "all" });
  // The read has put another object in its place.
  req.context[titleKey(slug, id)] = entryTitle(doc, admin.useAsTitle, localeCodes(req.payload.config));
};

const afterDelete: CollectionAfterDeleteHook = async ({ doc, collection, id, req }) => {
  if (!isPersons(req)) return;
  const known = req.context[titleKey(collection.slug, id)];
  const title = typeof known === "string" ? known : titleOf(collection, doc);
  await record(req, { action: "deleted", entry: `${collection.slug}/${doc.id}`, title });
};

const afterDeleteWithoutTitle: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  if (!isPersons(req) || req.context[RECORDED_ELSEWHERE]) return;
  await record(req, { action: "deleted", entry: `${collection.slug}/${doc.id}` });
};

/** Hooks of a list whose changes are recorded. Imports and start-up tasks have no user and are not. */
export const recordChanges = {
  beforeOperation: [beforeOperation],
  afterChange: [afterChange],
  beforeDelete: [beforeDelete],
  afterDelete: [afterDelete],
};

/** Hooks of a list of which the log keeps nothing but the numbers of deleted entries. */
export const recordDeletions = { afterDelete: [afterDeleteWithoutTitle] };

const isPersons = ({ user }: PayloadRequest): boolean => Boolean(user);

/** Undefined for a saved draft: its version names the user. */
async function actionOf({
  entry,
  doc,
  operation,
  context,
}: EntryChange & { doc: EntryData }): Promise<AuditAction | undefined> {
  if (context.isRestored) return "restored";
  if (context.hasNewPassword) return "password";
  if (operation === "create" && doc._status === "draft") return undefined;
  if (operation === "create") return doc._status === "published" ? "published" : "created";
  return publicChange(entry, doc);
}

function titleOf({ admin }: SanitizedCollectionConfig, doc: EntryData): string {
  const title = doc[admin.useAsTitle ?? "id"];
  return typeof title === "string" ? title : "";
}
