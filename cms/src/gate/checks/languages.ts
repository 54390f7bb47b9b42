import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { FieldValue } from "payload-kit";
import { NEEDED } from "../../fields/needed";
import { brokenTerm } from "../../glossary/broken-term";
import { brokenTerms } from "../../glossary/terms";
import { localized } from "../../i18n";
import { leftInSource } from "../../translations/left-in-source";
import type { Check } from "../change";
import { hasContent, writtenTexts } from "../facts/written-texts";

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

/** English texts that were left in another language (X3): of a text, each paragraph and each block by itself. */
export const untranslatedTexts: Check = ({ after }) => {
  const fieldValues = after?.fieldValues ?? [];
  const english = new Map(
    fieldValues.flatMap((fieldValue) => (fieldValue.locale === DEFAULT_LOCALE ? [[fieldValue.path, fieldValue]] : [])),
  );
  return fieldValues.flatMap((fieldValue) => {
    const { locale, path } = fieldValue;
    const source = english.get(path);
    if (locale === null || locale === DEFAULT_LOCALE || !source) return [];
    const found = leftInSource(writtenTexts(source), writtenTexts(fieldValue), locale);
    if (found === undefined) return [];
    const quoted = found.length > 60 ? `${found.slice(0, 60)}…` : found;
    const message = localized("checks:untranslatedTexts", { quoted });
    return [{ severity: "warning", field: path, locale, message, subject: found }];
  });
};

/** Translations that say something else for a word than the glossary does (X3). */
export const brokenTermsOfGlossary: Check = ({ after, site }) => {
  const fieldValues = after?.fieldValues ?? [];
  const sources = new Map(
    fieldValues.filter(({ locale }) => locale === DEFAULT_LOCALE).map((fieldValue) => [fieldValue.path, fieldValue]),
  );
  return fieldValues.flatMap((fieldValue) => {
    const { locale, path } = fieldValue;
    const source = sources.get(path);
    if (locale === null || locale === DEFAULT_LOCALE || !source) return [];
    return brokenTerms(wordsOf(source), wordsOf(fieldValue), site.glossary[locale]).map((term) => ({
      ...{ severity: "warning", field: path, locale, message: brokenTerm(term), subject: term.term },
    }));
  });
};

const wordsOf = (fieldValue: FieldValue) => writtenTexts(fieldValue).join("\n");

/** Machine translations that no person has reviewed (X3). */
export const unreadDrafts: Check = ({ list, id, after, site }) => {
  const drafts = site.unreadDrafts.filter((draft) => draft.list === list && draft.entry === id);
  return (after?.fieldValues ?? []).flatMap((fieldValue) => {
    // Rows of a list are drafted together.
    const isDraft = drafts.some(
      ({ locale, path }) => locale === fieldValue.locale && `${fieldValue.path}.`.startsWith(`${path}.`),
    );
    if (!isDraft || !hasContent(fieldValue)) return [];
    return [
      {
        severity: "warning",
        field: fieldValue.path,
        locale: fieldValue.locale,
        message: localized("checks:unreadDrafts.unread"),
        subject: "",
      },
    ];
  });
};
