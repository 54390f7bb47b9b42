/**
 * The texts of the CMS, from the JSON of `texts`: a folder a namespace, a file a language. Components say them with
 * `useTexts`, everything else with these functions (docs/builder.md).
 */
import { t, type GenericTranslationsObject, type I18nOptions } from "@payloadcms/translations";
import { en } from "@payloadcms/translations/languages/en";
import { pt } from "@payloadcms/translations/languages/pt";
import { ru } from "@payloadcms/translations/languages/ru";
import { ADMIN, SERVER } from "./texts";

type Keys<Namespaces extends Record<string, Texts>> = {
  [N in keyof Namespaces & string]: `${N}:${keyof Namespaces[N]["en"] & string}`;
}[keyof Namespaces & string];
export type Language = keyof typeof SERVER.content;
type Texts = Record<Language, Readonly<Record<string, string>>>;
/** `namespace:key` of a text that components have, as the English JSON has it. */
export type AdminTextKey = Keys<typeof ADMIN>;
export type TextKey = AdminTextKey | Keys<typeof SERVER>;
/** For the `{{name}}` of a text. */
export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: AdminTextKey, values?: Values) => string;
/** A sentence for readers whose language is not known yet. */
export type Localized = Record<Language, string>;

export const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make("en"),
  pt: make("pt"),
  ru: make("ru"),
});

const gather = (namespaces: Record<string, Texts>) =>
  inEachLanguage((language): GenericTranslationsObject =>
    Object.fromEntries(Object.entries(namespaces).map(([name, texts]) => [name, texts[language]])),
  );

const TEXTS = gather({ ...ADMIN, ...SERVER });

/** For Payload's config. The admin has these languages. */
export const i18n: I18nOptions<GenericTranslationsObject> = {
  supportedLanguages: { en, pt, ru },
  fallbackLanguage: "en",
  translations: gather(ADMIN),
};

const isLanguage = (language: string): language is Language => Object.hasOwn(TEXTS, language);

/** English for a language that the admin does not have. */
const known = (language: string): Language => (isLanguage(language) ? language : "en");

/** @param language as Payload's `i18n.language` has it */
export const translate = (language: string, key: TextKey, values?: Values): string =>
  t<GenericTranslationsObject, string>({ key, translations: TEXTS[known(language)], vars: values });

export const translator =
  (language: string) =>
  (key: TextKey, values?: Values): string =>
    translate(language, key, values);

/** For a `label`, `description` or `group` of a config, and for sentences that are stored. */
export const localized = (key: TextKey, values?: Values): Localized =>
  inEachLanguage((language) => translate(language, key, values));

export const inLanguage = (language: string, sentence: Localized): string => sentence[known(language)];
