import { NEEDED } from "payload-kit/needed";
import type { JudgedValue } from "../content";
import type { Check } from "../change";
import { localized } from "../texts";
import { hasContent } from "./values";

const isText = ({ field }: JudgedValue) => ["text", "textarea", "richText"].includes(field.type);

/** Whether the entry cannot do without a text: in the locale that the others follow, or in its only one. */
function isDemanded(value: JudgedValue, source: string): boolean {
  const { field, kind, locale } = value;
  // An address is no text: "/" is that of the home page.
  if (!isText(value) || kind === "address" || kind === "source") return false;
  if (locale === source) return field.custom?.[NEEDED] === true;
  return locale === null && "required" in field && field.required === true;
}

/** Required texts without visible content: blanks, signs, an empty paragraph. */
export const emptyTexts: Check = ({ after, locales }) =>
  (after?.fieldValues ?? [])
    .filter((value) => isDemanded(value, locales.source) && !hasContent(value))
    .map(({ locale, path }) => ({
      ...{ severity: "error", field: path, locale, message: localized("faults:emptyTexts"), subject: "" },
    }));

/** Texts that the source has and another locale, in which the entry is begun, has not. */
export const missingLanguages: Check = ({ after, locales: { source } }) => {
  const values = after?.fieldValues ?? [];
  const filled = values.filter(hasContent);
  const written = new Set(filled.map(({ locale, path }) => `${path} ${locale}`));
  const begun = new Set(filled.map(({ locale }) => locale));
  return values.flatMap((value) => {
    const { field, kind, locale, path } = value;
    if (kind === "optional" || locale === null || locale === source) return [];
    if (!written.has(`${path} ${source}`) || hasContent(value) || !begun.has(locale)) return [];
    const isNeeded = field.custom?.[NEEDED] === true;
    const message = isNeeded ? localized("faults:missingLanguages") : localized("faults:missingLanguages.text");
    return [{ severity: "warning", field: path, locale, message, subject: "" }];
  });
};

/** Texts that begin with a heading of the third level: who goes by headings misses the second. */
export const headingOrder: Check = ({ after }) =>
  (after?.fieldValues ?? []).flatMap(({ locale, parts, path }) => {
    const first = parts?.headings[0];
    if (first?.level !== 3) return [];
    const message = localized("faults:headingOrder", { text: first.text });
    return [{ severity: "warning", field: path, locale, message, subject: first.text }];
  });
