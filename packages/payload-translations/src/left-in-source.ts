/** Words of a language, as names, numbers, addresses and brands are not: in lower case, of two letters at least. */
const WORD = /^[("'«“‘]?\p{Ll}[\p{Ll}’'-]+[)"'»”’,.;:!?…]*$/u;

/** So many of them are a text, and no name; in a language of another script words of the source are one sooner. */
const LEAST = { sameScript: 3, otherScript: 2 };

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Web and mail addresses are the same in every language. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+|\S+:\/\/\S+|www\.\S+/g, "");

const scripts = new Map<string, string | undefined>();

function scriptOf(tag: string): string | undefined {
  if (!scripts.has(tag)) scripts.set(tag, new Intl.Locale(tag).maximize().script);
  return scripts.get(tag);
}

/** Tags of languages, BCP 47. */
interface Languages {
  readonly source: string;
  readonly own: string;
}

/**
 * The first text that reads in a language as it does in the source's, and should not: names, numbers, addresses and short
 * proper nouns are rightly equal.
 * @param source texts of a field in the language that the others follow, a paragraph or a field of a block each
 * @param own texts of the same field in another language
 */
export function leftInSource(
  source: readonly string[],
  own: readonly string[],
  languages: Languages,
): string | undefined {
  const known = new Set(source.map(plain));
  const least = scriptOf(languages.source) === scriptOf(languages.own) ? LEAST.sameScript : LEAST.otherScript;
  return own.map(plain).find((text) => known.has(text) && wordsIn(text) >= least);
}

const wordsIn = (text: string): number =>
  withoutAddresses(text)
    .split(" ")
    .filter((word) => WORD.test(word)).length;
