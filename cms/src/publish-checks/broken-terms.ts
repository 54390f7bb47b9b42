import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { JudgedValue } from "payload-publish-gate";
import { writtenTexts } from "payload-publish-gate/checks";
import { brokenTerm } from "payload-translations/broken-term";
import { brokenTerms as termsBrokenIn } from "payload-translations/terms";
import type { SiteCheck } from "./check";

/** Translations that say something else for a word than the glossary does (X3). */
export const brokenTerms: SiteCheck = ({ after, site }) => {
  const fieldValues = after?.fieldValues ?? [];
  const sources = new Map(
    fieldValues.filter(({ locale }) => locale === DEFAULT_LOCALE).map((fieldValue) => [fieldValue.path, fieldValue]),
  );
  return fieldValues.flatMap((fieldValue) => {
    const { locale, path } = fieldValue;
    const source = sources.get(path);
    if (locale === null || locale === DEFAULT_LOCALE || !source) return [];
    return termsBrokenIn(wordsOf(source), wordsOf(fieldValue), site.glossary[locale] ?? []).map((term) => ({
      ...{ severity: "warning", field: path, locale, message: brokenTerm(term), subject: term.term },
    }));
  });
};

const wordsOf = (fieldValue: JudgedValue) => writtenTexts(fieldValue).join("\n");
