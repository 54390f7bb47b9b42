import type { Check } from "../change";
import { partsOf } from "../facts/rich-text-parts";
import { localized } from "../../i18n";

/** Texts that begin with a heading of the third level: who goes by headings misses the second. */
export const headingOrder: Check = ({ after }) =>
  (after?.fieldValues ?? []).flatMap(({ field, locale, path, value }) => {
    const first = field.type === "richText" ? partsOf(value).headings[0] : undefined;
    if (first?.level !== 3) return [];
    const message = localized("checks:headingOrder", { text: first.text });
    return [{ severity: "warning", field: path, locale, message, subject: first.text }];
  });
