import type { LocaleCode } from "@future-native/contract/locales";
import type { FlattenedField } from "payload";
import { textOf, walkFields, type Doc } from "payload-kit";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { translate } from "../i18n";

/** Marks a field that may be left out, but only in all languages, and only with the others of its group. */
export const TOGETHER = "neededTogether";

const isBlank = (field: FlattenedField, value: unknown) =>
  field.type === "richText" ? isEmptyRichText(value) : textOf(value) === "";

/**
 * Texts that are missing where others of their group, or their own in another language, are written.
 * @param docs the entry as it reads in each language
 * @param language of the messages
 */
export function missingTexts(fields: readonly FlattenedField[], docs: ReadonlyMap<LocaleCode, Doc>, language: string) {
  const texts = [...docs].flatMap(([locale, doc], index) =>
    [...walkFields(fields, doc)]
      .filter(({ field, isLocalized }) => field.custom?.[TOGETHER] === true && (isLocalized || index === 0))
      .map(({ field, path, value }) => ({ locale, path, group: path.split(".")[0], isMissing: isBlank(field, value) })),
  );
  const begun = new Set(texts.filter(({ isMissing }) => !isMissing).map(({ group }) => group));
  const message = translate(language, "content:needed.everywhereMessage");
  return texts.flatMap(({ locale, path, group, isMissing }) =>
    isMissing && begun.has(group) ? [{ locale, path, message }] : [],
  );
}
