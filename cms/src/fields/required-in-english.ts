import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type {
  PayloadRequest,
  RichTextFieldValidation,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from "payload";
import { richText } from "payload/shared";
import { isEmptyRichText } from "../rich-text/is-empty";
import { words, wordsFor } from "../words";

/** Shown under every field whose absence keeps an entry out of a locale. */
export const NEEDED_NOTE = words(
  "Needed. A language in which it is empty does not show the entry.",
  "Обязательно. На языке, где поле пустое, запись не показывается.",
  "Obrigatório. O idioma em que estiver vazio não mostra o registro.",
);

const MESSAGE = words(
  "Write this in English first: English is the language that the others follow.",
  "Сначала заполните это поле на английском: от него отталкиваются остальные языки.",
  "Escreva primeiro em inglês: os outros idiomas partem dele.",
);

/**
 * Payload's own `required` would refuse to publish an entry while a locale is untranslated, so a text is demanded
 * in the default locale only; elsewhere its absence leaves the entry out.
 */
function missing(isBlank: boolean, req: PayloadRequest): string | undefined {
  if (!isBlank || req.locale !== DEFAULT_LOCALE) return undefined;
  return wordsFor(req.i18n.language, MESSAGE);
}

const blank = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";

export const textInEnglish: TextFieldSingleValidation = (value, { req }) => missing(blank(value), req) ?? true;

export const textareaInEnglish: TextareaFieldValidation = (value, { req }) => missing(blank(value), req) ?? true;

export const richTextInEnglish: RichTextFieldValidation = (value, options) =>
  missing(isEmptyRichText(value), options.req) ?? richText(value, options);
