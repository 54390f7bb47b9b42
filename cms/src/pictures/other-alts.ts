import { DEFAULT_LOCALE, LOCALE_CODES } from "@future-native/contract/locales";
import { ValidationError, type FieldHook, type JSONField, type TextField, type Validate } from "payload";
import { z } from "zod";
import { isRecord } from "payload-kit";
import { translate } from "../i18n";

/** Name of the field with what is written in other languages than that of the form. */
const OTHER_ALTS = "otherAlts";

/** By locale: what a form says in other languages than its own. A language that it leaves out stays as it is. */
const otherAlts = z.partialRecord(z.enum(LOCALE_CODES), z.string());

/** A picture is described in English, or only decorates. */
export const validateAlt: Validate<string, unknown, { decorative?: boolean | null }, TextField> = (
  value,
  { req, siblingData },
) => {
  if (value?.trim() || siblingData.decorative || req.locale !== DEFAULT_LOCALE) return true;
  return translate(req.i18n.language, "pictures:altMessage");
};

/**
 * Puts what is written in other languages beside what the form says in its own, so that all are stored by one write: Payload
 * merges the languages of a field after its hooks.
 * @throws ValidationError when nothing would be left in English of a picture that does not only decorate
 */
export const mergeOtherAlts: FieldHook = ({ req, siblingData, siblingDocWithLocales, value }) => {
  const { data: others = {} } = otherAlts.safeParse(siblingData[OTHER_ALTS]);
  if (!siblingDocWithLocales || Object.keys(others).length === 0) return value;
  const isEmptied = others[DEFAULT_LOCALE]?.trim() === "" && req.locale !== DEFAULT_LOCALE;
  if (isEmptied && !siblingData.decorative) {
    const message = translate(req.i18n.language, "pictures:altMessage");
    throw new ValidationError({ collection: "media", errors: [{ path: "alt", message }], req }, req.t);
  }
  const stored = isRecord(siblingDocWithLocales.alt) ? siblingDocWithLocales.alt : {};
  const written = Object.entries(others).map(([locale, text]): [string, string] => [locale, text.trim()]);
  siblingDocWithLocales.alt = { ...stored, ...Object.fromEntries(written) };
  return value;
};

/** Carries what a form says in other languages to `mergeOtherAlts`; nothing is stored in it. */
export const otherAltsField: JSONField = {
  name: OTHER_ALTS,
  type: "json",
  virtual: true,
  validate: (value, { req }) =>
    value === null || value === undefined || otherAlts.safeParse(value).success
      ? true
      : translate(req.i18n.language, "pictures:unreadable"),
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};
