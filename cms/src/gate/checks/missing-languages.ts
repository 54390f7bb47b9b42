import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import { NEEDED } from "../../fields/needed";
import { words } from "../../words";
import type { Check } from "../change";
import { hasContent } from "../facts/has-content";
import type { Leaf } from "../facts/leaves";

/** Texts that English has and another language, in which the entry is begun, has not (X3). */
export const missingLanguages: Check = ({ after }) => {
  const leaves = after?.leaves ?? [];
  const written = new Set(leaves.filter(hasContent).map(({ locale, path }) => `${path} ${locale}`));
  const isBegun = ({ locale }: Leaf) => leaves.some((leaf) => leaf.locale === locale && hasContent(leaf));
  return leaves.flatMap((leaf) => {
    const { field, locale, path } = leaf;
    // Without words for searches an entry speaks for itself.
    if (path.startsWith("seo.")) return [];
    if (locale === null || locale === DEFAULT_LOCALE || !written.has(`${path} ${DEFAULT_LOCALE}`)) return [];
    if (hasContent(leaf) || !isBegun(leaf)) return [];
    const message =
      field.custom?.[NEEDED] === true
        ? words(
            "English has this text. Without it the entry is not shown in this language.",
            "По-английски этот текст есть. Без него запись на этом языке не показывается.",
            "Em inglês este texto existe. Sem ele o registro não aparece neste idioma.",
          )
        : words(
            "English has this text, and this language has not.",
            "По-английски этот текст есть, а на этом языке нет.",
            "Em inglês este texto existe; neste idioma, não.",
          );
    return [{ severity: "warning", field: path, locale, message, subject: "" }];
  });
};
