import type { LocaleCode } from "@future-native/contract/locales";

/** Words of tests in each language; one that was added reads the English ones until it has its own. */
export type WordsByLocale<Words> = { readonly en: Words } & Readonly<Partial<Record<LocaleCode, Words>>>;

export const wordsIn = <Words>(words: WordsByLocale<Words>, locale: LocaleCode): Words => words[locale] ?? words.en;
