/** Texts as searched words. Runs at build, in the browser and in the CMS; imports nothing. */

export interface Word {
  /** As it is compared: small letters, no accents, no `ё`. */
  readonly word: string;
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A word may hold an apostrophe, and marks that its letters are combined with; soft hyphens and zero-width characters are typesetting. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060\ufeff]|['’](?=\p{L}))*/gu;
const PLAIN = /^[a-z0-9а-я]+$/;
const MARKS = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g;
const CYRILLIC_MARKS = /и\u0306/g;

/** Letters as they are compared: `Ёж` is `еж`, `Direção` is `direcao`, a ligature its letters (NFKC); `й` is a letter of its own. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  // A styled capital, like ℂ, has no small letter before it is normalized.
  const decomposed = small.normalize("NFKD").toLowerCase().replace(CYRILLIC_MARKS, "й");
  return decomposed.replace(MARKS, "").replaceAll("ß", "ss").replaceAll("’", "'");
}

/** The words of a text in their order, with their places. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const word = fold(found);
    return word === "" ? [] : [{ word, start: index, end: index + found.length }];
  });
}

/** The words of a text as they are written there. */
export function writtenWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return writtenWords(text)
    .map(fold)
    .filter((word) => word !== "");
}
