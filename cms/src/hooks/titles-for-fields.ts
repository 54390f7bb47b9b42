/**
 * Relationship fields label entries without a title in the form's language "Untitled". For their queries, this hook
 * fills in the title of another language; other API queries are not changed.
 */
import { LOCALES } from "@future-native/contract/locales";
import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, Where } from "payload";
import { isRecord } from "payload-kit";

const LANGUAGES = LOCALES.map(({ code }) => code);

const answerFields: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const title = collection.admin.useAsTitle;
  if (operation !== "read" || !title || !asksForTitles(args, title) || !isFromField(req)) return args;
  req.fallbackLocale = LANGUAGES;
  if (!("where" in args) || !args.where || !isLocalized(collection, title)) return args;
  return { ...args, where: inAnyLanguage(args.where, title) };
};

/** Payload's fields send their search in the body of a POST, as nothing else in the admin or on the site does. */
const isFromField = ({ headers, payloadAPI }: { headers: Headers; payloadAPI: string }): boolean =>
  payloadAPI === "REST" && headers.get("X-Payload-HTTP-Method-Override") === "GET";

function asksForTitles(args: object, title: string): boolean {
  const select: unknown = "select" in args ? args.select : undefined;
  return isRecord(select) && Object.keys(select).join() === title;
}

const isLocalized = ({ flattenedFields }: SanitizedCollectionConfig, title: string): boolean =>
  flattenedFields.some((field) => field.name === title && "localized" in field && field.localized === true);

/** Lets an entry be found by a title of any language, as it may be shown by one. */
function inAnyLanguage(where: Where, title: string): Where {
  const and = where.and?.map((part): Where => {
    const { [title]: wanted } = part;
    return wanted ? { or: LANGUAGES.map((code) => ({ [`${title}.${code}`]: wanted }) as Where) } : part;
  });
  return and ? { ...where, and } : where;
}

/** For every collection whose entries other forms refer to. */
export const titlesForFields = { beforeOperation: [answerFields] };
