import type { LocaleCode } from "@future-native/contract/locales";

/** Words of a language, as names, numbers, addresses and brands are not: in lower case, of two letters at least. */
const WORD = /^[("'«“‘]?\p{Ll}[\p{Ll}’'-]+[)"'»”’,.;:!?…]*$/u;

/** So many of them are a text, and no name. In Russian Latin ones are a text sooner. */
const LEAST: Readonly<Partial<Record<LocaleCode, number>>> = { ru: 2 };
const LEAST_ELSEWHERE = 3;

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Web and mail addresses are the same in every language. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+|\S+:\/\/\S+|www\.\S+/g, "");

/**
 * The first text that reads in a language as it does in the source's, and should not: names, numbers, addresses and short
 * proper nouns are rightly equal (X3, X13).
 * @param source texts of a field in the language that the others follow, a paragraph or a field of a block each
 * @param own texts of the same field in another language
 */
export function leftInSource(
  source: readonly string[],
  own: readonly string[],
  locale: LocaleCode,
): string | undefined {
  const known = new Set(source.map(plain));
  return own.map(plain).find((text) => known.has(text) && wordsIn(text) >= (LEAST[locale] ?? LEAST_ELSEWHERE));
}

const wordsIn = (text: string): number =>
  withoutAddresses(text)
    .split(" ")
    .filter((word) => WORD.test(word)).length;
