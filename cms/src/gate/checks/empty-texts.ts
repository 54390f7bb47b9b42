import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { FieldValue } from "payload-kit";
import { NEEDED } from "payload-kit/needed";
import type { Check } from "../change";
import { hasContent } from "../facts/has-content";
import { localized } from "../../i18n";

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
