/**
 * Payload's bulk operations go through the hooks of a single save, which refuse what they refuse there. Their responses
 * give the message of each error and no entry: these hooks make a message name its entry (A4).
 */
import { APIError, type CollectionAfterOperationHook } from "payload";
import { isRecord } from "payload-kit";
import { beforeEntrySave, beforeEntryOperation, storedEntry } from "payload-kit/entries";
import { othersIn } from "payload-desk/editing";
import { entryTitle } from "../entry-title";
import { translate, translator } from "../i18n";

const CONFLICT = 409;

/** Key of a request's context: the hooks of a save do not get how it was called. */
const IS_BULK = "isBulk";

export const noteBulk = beforeEntryOperation(({ args, operation, context }) => {
  if (operation === "update" && "where" in args && args.where) context[IS_BULK] = true;
});

/**
 * A bulk operation writes each entry as it read it, and unpublishes from what is published. Neither may come over a newer
 * version: a draft, or what a form has saved meanwhile (A5).
 * @throws APIError 409 for an entry that has one
 */
export const refuseOvertaken = beforeEntrySave(async ({ entry, data, original, context, req }) => {
  if (!context[IS_BULK] || !isRecord(original)) return data;
  const latest = await entry.read({ draft: true, locale: "all" });
  if (latest?.updatedAt === original.updatedAt) return data;
  throw new APIError(translate(req.i18n.language, "lists:bulk.isOvertaken"), CONFLICT);
});

/** Heads the message of each refused entry with its title. */
export const nameEntries: CollectionAfterOperationHook = async ({ operation, collection, req, result }) => {
  if ((operation !== "update" && operation !== "delete") || result.errors.length === 0) return result;
  const t = translator(req.i18n.language);
  const others = await othersIn(collection.slug, req);
  const named = result.errors.map(async (error) => {
    const doc = await storedEntry(collection, Number(error.id), req).read({ draft: true, locale: "all" });
    const title = entryTitle(doc, collection.admin.useAsTitle) || `№ ${error.id}`;
    if (!error.isPublic) req.payload.logger.error(`${collection.slug}/${error.id}: ${error.message}`);
    const other = others.get(String(error.id));
    const reason = error.isPublic ? error.message : t("lists:bulk.isBroken");
    const message = `${title}: ${other === undefined ? reason : `${t("lists:bulk.isOpen")} ${other}`.trim()}`;
    return { ...error, isPublic: true, message };
  });
  return { ...result, errors: await Promise.all(named) };
};
