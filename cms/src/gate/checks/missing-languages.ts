import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { FieldValue } from "payload-kit";
import { NEEDED } from "payload-kit/needed";
import type { Check } from "../change";
import { hasContent } from "../facts/has-content";
import { localized } from "../../i18n";

/** Texts that English has and another language, in which the entry is begun, has not (X3). */
export const missingLanguages: Check = ({ after }) => {
  const fieldValues = after?.fieldValues ?? [];
  const written = new Set(fieldValues.filter(hasContent).map(({ locale, path }) => `${path} ${locale}`));
  const isBegun = ({ locale }: FieldValue) =>
    fieldValues.some((fieldValue) => fieldValue.locale === locale && hasContent(fieldValue));
  return fieldValues.flatMap((fieldValue) => {
    const { field, locale, path } = fieldValue;
    // Without words for searches an entry speaks for itself.
    if (path.startsWith("seo.")) return [];
    if (locale === null || locale === DEFAULT_LOCALE || !written.has(`${path} ${DEFAULT_LOCALE}`)) return [];
    if (hasContent(fieldValue) || !isBegun(fieldValue)) return [];
    const message =
      field.custom?.[NEEDED] === true
        ? localized("checks:missingLanguages")
        : localized("checks:missingLanguages.text");
    return [{ severity: "warning", field: path, locale, message, subject: "" }];
  });
};
