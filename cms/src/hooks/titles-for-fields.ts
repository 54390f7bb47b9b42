/**
 * A relationship field asks for the titles of the entries that it offers, and calls those "Untitled" that have none in the
 * language of its form. It gets the title that they have in another one; whatever else is asked of the CMS's API stays
 * missing where it is missing.
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

/** What is shown by its title in another language is found by it too. */
function inAnyLanguage(where: Where, title: string): Where {
  const and = where.and?.map((part): Where => {
    const { [title]: wanted } = part;
    return wanted ? { or: LANGUAGES.map((code) => ({ [`${title}.${code}`]: wanted }) as Where) } : part;
  });
  return and ? { ...where, and } : where;
}

/** For every collection whose entries other forms refer to. */
export const titlesForFields = { beforeOperation: [answerFields] };
