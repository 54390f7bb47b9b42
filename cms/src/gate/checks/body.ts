import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { FieldValue } from "payload-kit";
import { NEEDED } from "../../fields/needed";
import { localized } from "../../i18n";
import type { Check } from "../change";
import { hasContent } from "../facts/written-texts";
import { partsOf } from "../facts/rich-text-parts";

const isText = ({ field }: FieldValue) => ["text", "textarea", "richText"].includes(field.type);

/** Whether the entry cannot do without a text: in the language that the others follow, or in its only one. */
function isDemanded(fieldValue: FieldValue): boolean {
  const { field, locale, path } = fieldValue;
  // An address is no text: "/" is that of the home page.
  if (!isText(fieldValue) || path.startsWith("redirects.")) return false;
  if (locale === DEFAULT_LOCALE) return field.custom?.[NEEDED] === true;
  return locale === null && "required" in field && field.required === true;
}

/** Required texts without visible content: blanks, signs, an empty paragraph. */
export const emptyTexts: Check = ({ after }) =>
  (after?.fieldValues ?? []).filter(isDemanded).flatMap((fieldValue) => {
    if (hasContent(fieldValue)) return [];
    const message = localized("checks:emptyTexts");
    return [{ severity: "error", field: fieldValue.path, locale: fieldValue.locale, message, subject: "" }];
  });

/** Texts that begin with a heading of the third level: who goes by headings misses the second. */
export const headingOrder: Check = ({ after }) =>
  (after?.fieldValues ?? []).flatMap(({ field, locale, path, value }) => {
    const first = field.type === "richText" ? partsOf(value).headings[0] : undefined;
    if (first?.level !== 3) return [];
    const message = localized("checks:headingOrder", { text: first.text });
    return [{ severity: "warning", field: path, locale, message, subject: first.text }];
  });

/** Videos whose address is gone or does not answer; asked by the server, never in the browser of a visitor. */
export const silentVideos: Check = ({ addresses, after }) =>
  (after?.fieldValues ?? []).flatMap(({ field, locale, path, value }) => {
    const videos = field.type === "richText" ? partsOf(value).videos : [];
    return videos.flatMap((address) => {
      const state = addresses.get(address);
      if (state !== "gone" && state !== "silent") return [];
      const message = localized(`checks:silentVideos.${state}`, { address });
      return [{ severity: state === "gone" ? "error" : "warning", field: path, locale, message, subject: address }];
    });
  });
