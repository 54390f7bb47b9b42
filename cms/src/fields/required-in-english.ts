import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type {
  PayloadRequest,
  RichTextFieldValidation,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from "payload";
import { isEmptyRichText } from "../rich-text/is-empty";
import { validateRichText } from "../rich-text/validate";
import { words, wordsFor } from "../words";

/** Shown under every field whose absence keeps an entry out of a locale. */
export const NEEDED_NOTE = words(
  "Needed. A language in which it is empty does not show the entry.",
  "Обязательно. На языке, где поле пустое, запись не показывается.",
  "Obrigatório. O idioma em que estiver vazio não mostra o registro.",
);

/** Shown under the texts that the site cannot do without. */
export const EVERY_LANGUAGE = words(
  "Needed in every language.",
  "Обязательно на каждом языке.",
  "Obrigatório em todos os idiomas.",
);

const MESSAGE = words(
  "Write this in English first: English is the language that the others follow.",
  "Сначала заполните это поле на английском: от него отталкиваются остальные языки.",
  "Escreva primeiro em inglês: os outros idiomas partem dele.",
);

const EVERYWHERE_MESSAGE = words(
  "Write this: the site needs it in every language.",
  "Заполните это поле: оно нужно сайту на каждом языке.",
  "Escreva este texto: o site precisa dele em todos os idiomas.",
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

/** What the site cannot do without in any language is demanded in the one that is checked. */
const missingHere = (isBlank: boolean, req: PayloadRequest): string | undefined =>
  isBlank ? wordsFor(req.i18n.language, EVERYWHERE_MESSAGE) : undefined;

export const textInEnglish: TextFieldSingleValidation = (value, { req }) => missing(blank(value), req) ?? true;

export const textareaInEnglish: TextareaFieldValidation = (value, { req }) => missing(blank(value), req) ?? true;

export const richTextInEnglish: RichTextFieldValidation = (value, options) =>
  missing(isEmptyRichText(value), options.req) ?? validateRichText(value, options);

export const textEverywhere: TextFieldSingleValidation = (value, { req }) => missingHere(blank(value), req) ?? true;

export const textareaEverywhere: TextareaFieldValidation = (value, { req }) => missingHere(blank(value), req) ?? true;

export const richTextEverywhere: RichTextFieldValidation = (value, options) =>
  missingHere(isEmptyRichText(value), options.req) ?? validateRichText(value, options);
