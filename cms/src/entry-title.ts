import { LOCALE_CODES } from "@future-native/contract/locales";
import { entryTitle as titleIn } from "payload-kit/entry-titles";

/** Title of an entry as editors see it, in the first locale of the site that has one. */
export const entryTitle = (doc: unknown, field?: string): string => titleIn(doc, field, LOCALE_CODES);
