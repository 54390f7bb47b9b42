import { LOCALES, getLocale, type LocaleCode } from "@future-native/contract/locales";

/** The language tag that programs for translators know, with its region: Portuguese is Brazilian. */
export const languageTag = (code: LocaleCode): string => getLocale(code).og.replace("_", "-");

const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** The locale that a language tag means, with or without a region. */
export const localeOfTag = (tag: string): LocaleCode | undefined =>
  LOCALES.find((locale) => primary(locale.tag) === primary(tag))?.code;
