/**
 * Texts of a plugin, from JSON: a namespace, in it a file a language. Its components say those that it gives to the admin with
 * `useTexts`, everything else says them with the functions that `createTexts` returns.
 */
import { t, type GenericTranslationsObject } from "@payloadcms/translations";

/** Languages that plugins have texts in. */
const LANGUAGES = ["en", "pt", "ru"] as const;

export type Language = (typeof LANGUAGES)[number];
type Namespaces = Readonly<Record<string, Record<Language, Readonly<Record<string, string>>>>>;
/** `namespace:key` of each text, as the English JSON has it. */
export type TextKeys<Of extends Namespaces> = {
  [Name in keyof Of & string]: `${Name}:${keyof Of[Name]["en"] & string}`;
}[keyof Of & string];
/** For the `{{name}}` of a text. */
export type Values = Readonly<Record<string, string | number>>;
/** A sentence for readers whose language is not known yet. */
export type Localized = Record<Language, string>;
/** The texts of a plugin, or of several, as Payload's `i18n.translations` takes them. */
export type Translations = Record<Language, GenericTranslationsObject>;

export const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make("en"),
  pt: make("pt"),
  ru: make("ru"),
});

/** English for a language that plugins do not have. */
const known = (language: string): Language => LANGUAGES.find((one) => one === language) ?? "en";

export const inLanguage = (language: string, sentence: Localized): string => sentence[known(language)];

/** A title in the quotation marks of a language. */
export const quoted = (language: string, title: string): string =>
  known(language) === "ru" ? `«${title}»` : `“${title}”`;

/** For the `translations` of `extendConfig`: a page of the admin brings them to its components in the reader's language. */
export const gatherTexts = (namespaces: Namespaces): Translations =>
  inEachLanguage((language) =>
    Object.fromEntries(Object.entries(namespaces).map(([name, texts]) => [name, texts[language]])),
  );

/** @returns functions that say these texts; a key or a namespace that does not exist does not compile */
export function createTexts<Of extends Namespaces>(namespaces: Of) {
  type Key = TextKeys<Of>;
  const texts = gatherTexts(namespaces);

  /** @param language as Payload's `i18n.language` has it */
  const translate = (language: string, key: Key, values?: Values): string =>
    t<GenericTranslationsObject, string>({ key, translations: texts[known(language)], vars: values });

  return {
    translate,
    translator:
      (language: string) =>
      (key: Key, values?: Values): string =>
        translate(language, key, values),
    /** For a `label`, `description` or `group` of a config, and for sentences that are stored. */
    localized: (key: Key, values?: Values): Localized => inEachLanguage((language) => translate(language, key, values)),
  };
}
