import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import {
  afterEntryChange,
  beforeEntryOperation,
  storedEntry,
  type EntryChange,
  type EntryData,
} from "payload-kit/entries";
import { entryTitle } from "../entry-title";
import { publicChange } from "../hooks/public-change";
import type { AuditAction } from "./actions";
import { record } from "./record";

/** Payload's later hooks do not tell a restored version from another save. */
const beforeOperation = beforeEntryOperation(({ operation, context }) => {
  if (operation === "restoreVersion") context.isRestored = true;
});

const afterChange = afterEntryChange(async (change) => {
  const { entry, doc, req } = change;
  if (!isPersons(req)) return;
  const action = await actionOf(change);
  const { slug } = entry.config;
  if (!action) return;
  if (entry.id === undefined) await record(req, { action, entry: slug });
  else await record(req, { action, entry: `${slug}/${entry.id}`, title: titleOf(doc) });
});

const titleKey = (slug: string, id: number | string) => `title of ${slug}/${id}`;

/** Afterwards the title is known in the language of the request alone, in which it may have none. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { admin, slug } = collection;
  if (!isPersons(req) || slug === "enquiries") return;
  const doc = await storedEntry(collection, id, req).read({ draft: true, locale: "all" });
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

/**
 * Hooks for everything that users edit, except enquiries. Imports and start-up tasks have no user and are not
 * logged.
 */
export const recordChange = {
  beforeOperation: [beforeOperation],
  afterChange: [afterChange],
  beforeDelete: [beforeDelete],
  afterDelete: [afterDelete],
};

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

function titleOf({ title, name, email, caption, filename }: EntryData): string {
  const given = [title, email, name, caption, filename].find((text) => typeof text === "string" && text !== "");
  return typeof given === "string" ? given : "";
}
