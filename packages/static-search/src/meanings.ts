/** Possible terms of the index for the text of a query. */
import type { Analyser } from "./analyser";
import type { IndexReader, Term } from "./index-reader";
import { otherLayout } from "./keyboard";
import { transliterate } from "./transliterate";
import { isMisspelt, isOneErrorFrom, SHORTEST_MISSPELT } from "./typing-errors";
import { wordsOf } from "./words";

/** A term that a word of the query may mean, and how sure that is, up to 1. */
export interface Meaning extends Term {
  readonly certainty: number;
}

const SAME = 1;
const TRANSLITERATED = 0.95;
const OTHER_LAYOUT = 0.9;
/** Of a term that begins as the word does, before the letters that are missing count. */
const BEGUN = 0.7;
/** A stem that is nearly the word's. */
const AKIN = 0.5;
const MISSPELT = 0.6;
/** The stemmer has taken the error for a part of the ending, or the ending for a part of the word. */
const MISSPELT_ENDING = 0.45;

/** Of terms that fit only in part, those of most documents are looked up. */
const MOST = 8;
/** Shorter ones are read as they are typed alone. */
const SHORTEST_OTHERWISE = 2;
/** Shorter beginnings are too many words. */
const SHORTEST_BEGUN = 2;
const SHORTEST_AKIN = 3;
/** Shorter ones are corrected into anything. */
const SHORTEST_CORRECTED = 3;
const MOST_LETTERS_APART = 2;
/** A word of fewer documents may be the beginning of another. */
const FEW = 4;

interface Source {
  readonly reader: IndexReader;
  readonly analyse: Analyser;
}

/**
 * @param text as typed
 * @returns for each of its words the terms that it may mean; none for one that nothing fits
 */
export async function meaningsOf(text: string, source: Source): Promise<Meaning[][]> {
  // A zero-width no-break space is of the word, and of \s too.
  const pieces = text.split(/[^\S\ufeff]+/).filter((piece) => piece !== "");
  const meanings = (await Promise.all(pieces.map((piece) => meaningsOfPiece(piece, source)))).flat();
  if (meanings.some(({ length }) => length > 0)) return meanings;
  // Most short words are one error from another: they are corrected only where the whole query finds nothing.
  return each(wordsOf(text), async (word) => (word.length < SHORTEST_CORRECTED ? [] : closeTo(word, source)));
}

/** Meanings of the text between two spaces: typed with the other layout, a letter may look like a comma. */
async function meaningsOfPiece(piece: string, source: Source): Promise<Meaning[][]> {
  const own = wordsOf(piece);
  // One letter is some word in every script and layout.
  const swapped = piece.length < SHORTEST_OTHERWISE ? [] : wordsOf(otherLayout(piece));
  const ways: readonly (() => Promise<Meaning[][]>)[] = [
    () => each(own, (word) => typed(word, source)),
    () => each(swapped, (word) => typed(word, source), OTHER_LAYOUT),
    () => each(own, (word) => misspelt(word, source)),
    () => each(swapped, (word) => misspelt(word, source), OTHER_LAYOUT),
  ];
  let best: Meaning[][] = [];
  for (const way of ways) {
    const found = await way();
    if (found.length > 0 && found.every(({ length }) => length > 0)) return found;
    if (!best.some(({ length }) => length > 0)) best = found;
  }
  return best;
}

async function each(words: readonly string[], find: (word: string) => Promise<Meaning[]>, certainty = 1) {
  const found = await Promise.all(words.map(find));
  return found.map((meanings) => lessSure(meanings, certainty));
}

const lessSure = (meanings: readonly Meaning[], certainty: number) =>
  meanings.map((meaning) => ({ ...meaning, certainty: meaning.certainty * certainty }));

/** The word as it was typed: in any of its forms, in the other script, or as a beginning. */
async function typed(word: string, source: Source): Promise<Meaning[]> {
  const other = word.length < SHORTEST_OTHERWISE ? word : transliterate(word);
  const [own, foreign] = await Promise.all([
    inOneScript(word, source),
    other === word || other === "" ? [] : inOneScript(other, source),
  ]);
  const found = [...own, ...lessSure(foreign, TRANSLITERATED)];
  if (found.length === 0 || found.some(({ certainty }) => certainty >= TRANSLITERATED)) return found;
  // It may be the beginning of a word as well as a word with an error.
  return [...found, ...(await misspelt(word, source))];
}

async function inOneScript(word: string, { reader, analyse }: Source): Promise<Meaning[]> {
  const term = analyse(word);
  const terms = await reader.headsOf(word);
  const same = terms.filter((found) => found.term === term || found.term === word);
  const exact = same.map((found) => ({ ...found, certainty: SAME }));
  if (word.length < SHORTEST_BEGUN || same.some(({ count }) => count >= FEW)) return exact;
  const rest = terms.filter((found) => !same.includes(found));
  const begun = rest.filter((found) => found.term.startsWith(word));
  const akin = rest.filter((found) => !begun.includes(found) && isAkin(term, found.term));
  return [
    ...exact,
    ...most(akin).map((found) => ({ ...found, certainty: AKIN })),
    ...most(begun).map((found) => ({ ...found, certainty: BEGUN * (0.5 + word.length / found.term.length / 2) })),
  ];
}

/** Whether two stems may be of one word that its forms were cut differently from: `soc` and `soci`. */
function isAkin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_AKIN && long.length - short.length <= MOST_LETTERS_APART && long.startsWith(short);
}

/** The word with one typing error, in either script. */
async function misspelt(word: string, source: Source): Promise<Meaning[]> {
  if (word.length < SHORTEST_MISSPELT) return [];
  const close = await closeTo(word, source);
  if (close.length > 0) return close;
  const other = transliterate(word);
  return other === word || other.length < SHORTEST_MISSPELT
    ? []
    : lessSure(await closeTo(other, source), TRANSLITERATED);
}

async function closeTo(word: string, { reader, analyse }: Source): Promise<Meaning[]> {
  const stem = analyse(word);
  const closeAmong = (terms: readonly Term[]) => [
    ...certain(terms, MISSPELT, ({ term }) => isOneErrorFrom(stem, term) && term.length >= SHORTEST_MISSPELT - 2),
    ...certain(terms, MISSPELT_ENDING, ({ term }) => isMisspelt(word, term)),
  ];
  const found = closeAmong(await reader.headsOf(word));
  if (found.some(({ certainty }) => certainty === MISSPELT)) return strongest(found);
  // The error is in the first letters: those after them are right, one place to the left or right or none. Or the second
  // and the third have changed places.
  const keys = [...[2, 1, 3].map((from) => word.slice(from, from + 2)), word.charAt(1) + word.charAt(3)];
  const known = [...new Set(keys)].filter((key) => key !== "");
  const tails = await Promise.all(known.map((key) => reader.tailsOf(key)));
  return strongest([...found, ...closeAmong(tails.flat())]);
}

function certain(terms: readonly Term[], certainty: number, fits: (term: Term) => boolean): Meaning[] {
  return terms.filter(fits).map((term) => ({ ...term, certainty }));
}

/** Each term once, by the surest of what it fits as. */
function strongest(meanings: readonly Meaning[]): Meaning[] {
  const surest = meanings.toSorted((one, other) => other.certainty - one.certainty);
  const first = surest.filter(({ term }, at) => surest.findIndex((other) => other.term === term) === at);
  return first.slice(0, MOST);
}

function most(terms: readonly Term[]): Term[] {
  return terms.toSorted((one, other) => other.count - one.count).slice(0, MOST);
}
