import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { FieldValue } from "payload-kit";
import { brokenTerm } from "payload-translations/broken-term";
import { brokenTerms } from "payload-translations/terms";
import type { Check } from "../change";
import { writtenTexts } from "../facts/written-texts";

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
