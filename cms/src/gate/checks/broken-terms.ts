import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { FieldValue } from "payload-kit";
import { brokenTerm } from "../../glossary/broken-term";
import { brokenTerms } from "../../glossary/terms";
import type { Check } from "../change";
import { writtenTexts } from "../facts/written-texts";

/** Translations that say something else for a word than the glossary does (X3). */
export const brokenTermsOfGlossary: Check = ({ after, site }) => {
  const leaves = after?.leaves ?? [];
  const sources = new Map(leaves.filter(({ locale }) => locale === DEFAULT_LOCALE).map((leaf) => [leaf.path, leaf]));
  return leaves.flatMap((leaf) => {
    const { locale, path } = leaf;
    const source = sources.get(path);
    if (locale === null || locale === DEFAULT_LOCALE || !source) return [];
    return brokenTerms(wordsOf(source), wordsOf(leaf), site.glossary[locale]).map((term) => ({
      ...{ severity: "warning", field: path, locale, message: brokenTerm(term), subject: term.term },
    }));
  });
};

const wordsOf = (leaf: FieldValue) => writtenTexts(leaf).join("\n");
