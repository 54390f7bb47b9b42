import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { PayloadRequest, TextareaFieldValidation, TextFieldSingleValidation } from "payload";
import { translate } from "../i18n";

/**
 * Payload's own `required` would refuse to publish an entry while a locale is untranslated, so a text is demanded
 * in the default locale only; elsewhere its absence leaves the entry out.
 */
export function missing(isBlank: boolean, req: PayloadRequest): string | undefined {
  if (!isBlank || req.locale !== DEFAULT_LOCALE) return undefined;
  return translate(req.i18n.language, "content:needed.message");
}

const blank = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";

/** Error for a text that the site requires in every language, in the one that is validated. */
export const missingHere = (isBlank: boolean, req: PayloadRequest): string | undefined =>
  isBlank ? translate(req.i18n.language, "content:needed.everywhereMessage") : undefined;

export const textInEnglish: TextFieldSingleValidation = (value, { req }) => missing(blank(value), req) ?? true;

export const textareaInEnglish: TextareaFieldValidation = (value, { req }) => missing(blank(value), req) ?? true;

export const textEverywhere: TextFieldSingleValidation = (value, { req }) => missingHere(blank(value), req) ?? true;

export const textareaEverywhere: TextareaFieldValidation = (value, { req }) => missingHere(blank(value), req) ?? true;
