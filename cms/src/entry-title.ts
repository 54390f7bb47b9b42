import { LOCALES } from "@future-native/contract/locales";
import { isRecord } from "payload-kit";

/**
 * Title of an entry as editors see it, in the first language that has one, English first.
 * @param doc as Payload gives it for `locale: "all"`
 * @param field the collection's `useAsTitle`
 */
export function entryTitle(doc: unknown, field = "id"): string {
  if (!isRecord(doc)) return "";
  const title = doc[field];
  const inALanguage = isRecord(title) ? LOCALES.map(({ code }) => title[code]).find(Boolean) : title;
  return typeof inALanguage === "string" && inALanguage !== "" ? inALanguage : `№ ${String(doc.id)}`;
}
