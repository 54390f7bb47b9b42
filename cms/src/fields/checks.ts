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
import { words, wordsFor } from "../words";

const MESSAGES = {
  blank: words("Write something here.", "Напишите что-нибудь.", "Escreva algo aqui."),
  whole: words("Give a whole number.", "Укажите целое число.", "Informe um número inteiro."),
  date: words(
    "Give a date between the years 1900 and 2999.",
    "Укажите дату между 1900 и 2999 годами.",
    "Informe uma data entre os anos 1900 e 2999.",
  ),
  email: words(
    "Give an e-mail address, for instance hello@example.com.",
    "Укажите адрес почты, например hello@example.com.",
    "Informe um e-mail, por exemplo hello@example.com.",
  ),
  rows: words(
    "A row has an id that the site cannot use. Take the row out and write it again.",
    "У строки идентификатор, который сайт не примет. Удалите строку и напишите её заново.",
    "Uma linha tem um id que o site não aceita. Tire a linha e escreva-a de novo.",
  ),
  formerAlias: words(
    `An earlier address has lower-case Latin letters, digits and single hyphens only, ${LONGEST_ALIAS} at most. Take the other ones out.`,
    `В прежнем адресе только строчные латинские буквы, цифры и одиночные дефисы, не больше ${LONGEST_ALIAS} знаков. Уберите остальные.`,
    `Um endereço anterior tem só letras latinas minúsculas, algarismos e hífens simples, no máximo ${LONGEST_ALIAS}. Tire os outros.`,
  ),
};

const isBlank = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";

/** A required line of text that is more than blanks. */
export const validateText: TextFieldSingleValidation = (value, options) =>
  isBlank(value) ? wordsFor(options.req.i18n.language, MESSAGES.blank) : text(value, options);

/** The same of several lines. */
export const validateTextarea: TextareaFieldValidation = (value, options) =>
  isBlank(value) ? wordsFor(options.req.i18n.language, MESSAGES.blank) : textarea(value, options);

/** A number without a fraction. */
export const validateWhole: NumberFieldSingleValidation = (value, options) => {
  if (typeof value === "number" && !Number.isSafeInteger(value))
    return wordsFor(options.req.i18n.language, MESSAGES.whole);
  return number(value, options);
};

/** A moment whose year has four digits, as those of ISO 8601 have. */
export const validateDate: DateFieldValidation = (value, options) => {
  const valid = date(value, options);
  if (valid !== true || !value) return valid;
  const year = new Date(value).getUTCFullYear();
  return (year >= 1900 && year <= 2999) || wordsFor(options.req.i18n.language, MESSAGES.date);
};

const emailRule = z.email();

/** An e-mail address that the site may show. */
export const validateEmail: EmailFieldValidation = (value, options) => {
  if (value && !emailRule.safeParse(value).success) return wordsFor(options.req.i18n.language, MESSAGES.email);
  return email(value, options);
};

const rowIds = z.array(z.object({ id: idRule.nullish() }));

/** Rows that the API gives out by their ids. */
export const validateRowIds: ArrayFieldValidation = (value, { req }) =>
  !value || rowIds.safeParse(value).success || wordsFor(req.i18n.language, MESSAGES.rows);

/** Earlier aliases, each fit for an address. */
export const validateFormerAliases: TextFieldManyValidation = (value, { req }) =>
  !value || z.array(aliasRule).safeParse(value).success || wordsFor(req.i18n.language, MESSAGES.formerAlias);
