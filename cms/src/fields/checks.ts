/** Checks of plain fields by what the contract takes: Payload's own take blanks, halves of years and years of six digits. */
import { alias as aliasRule, id as idRule, LONGEST_ALIAS } from "@future-native/contract";
import type {
  ArrayFieldValidation,
  DateFieldValidation,
  EmailFieldValidation,
  NumberFieldSingleValidation,
  TextareaFieldValidation,
  TextFieldManyValidation,
  TextFieldSingleValidation,
} from "payload";
import { date, email, number, text, textarea } from "payload/shared";
import { z } from "zod";
import { translate } from "../i18n";

const isBlank = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";

/** A required line of text that is more than blanks. */
export const validateText: TextFieldSingleValidation = (value, options) =>
  isBlank(value) ? translate(options.req.i18n.language, "content:checks.blank") : text(value, options);

/** The same of several lines. */
export const validateTextarea: TextareaFieldValidation = (value, options) =>
  isBlank(value) ? translate(options.req.i18n.language, "content:checks.blank") : textarea(value, options);

/** A number without a fraction. */
export const validateWhole: NumberFieldSingleValidation = (value, options) => {
  if (typeof value === "number" && !Number.isSafeInteger(value))
    return translate(options.req.i18n.language, "content:checks.whole");
  return number(value, options);
};

/** A moment whose year has four digits, as those of ISO 8601 have. */
export const validateDate: DateFieldValidation = (value, options) => {
  const valid = date(value, options);
  if (valid !== true || !value) return valid;
  const year = new Date(value).getUTCFullYear();
  return (year >= 1900 && year <= 2999) || translate(options.req.i18n.language, "content:checks.date");
};

const emailRule = z.email();

/** An e-mail address that the site may show. */
export const validateEmail: EmailFieldValidation = (value, options) => {
  if (value && !emailRule.safeParse(value).success) return translate(options.req.i18n.language, "content:checks.email");
  return email(value, options);
};

const rowIds = z.array(z.object({ id: idRule.nullish() }));

/** Rows that the API gives out by their ids. */
export const validateRowIds: ArrayFieldValidation = (value, { req }) =>
  !value || rowIds.safeParse(value).success || translate(req.i18n.language, "content:checks.rows");

/** Earlier aliases, each fit for an address. */
export const validateFormerAliases: TextFieldManyValidation = (value, { req }) =>
  !value ||
  z.array(aliasRule).safeParse(value).success ||
  translate(req.i18n.language, "content:checks.formerAlias", { longestAlias: LONGEST_ALIAS });
