import { DEFAULT_LOCALE, getLocale, isLocaleCode } from "@future-native/contract/locales";
import { writtenTexts } from "payload-publish-gate/checks";
import { leftInSource } from "payload-translations/left-in-source";
import { localized } from "../i18n";
import type { SiteCheck } from "./check";

/** English texts that were left in another language (X3): of a text, each paragraph and each block by itself. */
export const untranslatedTexts: SiteCheck = ({ after }) => {
  const fieldValues = after?.fieldValues ?? [];
  const english = new Map(
    fieldValues.flatMap((fieldValue) => (fieldValue.locale === DEFAULT_LOCALE ? [[fieldValue.path, fieldValue]] : [])),
  );
  return fieldValues.flatMap((fieldValue) => {
    const { locale, path } = fieldValue;
    const source = english.get(path);
    if (!isLocaleCode(locale) || locale === DEFAULT_LOCALE || !source) return [];
    const found = leftInSource(writtenTexts(source), writtenTexts(fieldValue), {
      ...{ source: getLocale(DEFAULT_LOCALE).tag, own: getLocale(locale).tag },
    });
    if (found === undefined) return [];
    const quoted = found.length > 60 ? `${found.slice(0, 60)}…` : found;
    const message = localized("checks:untranslatedTexts", { quoted });
    return [{ severity: "warning", field: path, locale, message, subject: found }];
  });
};
