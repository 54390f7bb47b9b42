import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import { leftInSource } from "../../translations/left-in-source";
import type { Check } from "../change";
import { writtenTexts } from "../facts/written-texts";
import { localized } from "../../i18n";

/** English texts that were left in another language (X3): of a text, each paragraph and each block by itself. */
export const untranslatedTexts: Check = ({ after }) => {
  const leaves = after?.leaves ?? [];
  const english = new Map(leaves.flatMap((leaf) => (leaf.locale === DEFAULT_LOCALE ? [[leaf.path, leaf]] : [])));
  return leaves.flatMap((leaf) => {
    const { locale, path } = leaf;
    const source = english.get(path);
    if (locale === null || locale === DEFAULT_LOCALE || !source) return [];
    const found = leftInSource(writtenTexts(source), writtenTexts(leaf), locale);
    if (found === undefined) return [];
    const quoted = found.length > 60 ? `${found.slice(0, 60)}…` : found;
    const message = localized("checks:untranslatedTexts", { quoted });
    return [{ severity: "warning", field: path, locale, message, subject: found }];
  });
};
