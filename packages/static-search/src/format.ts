/** File format of an index, shared by the build and the engine. */
import type { Language } from "./analyser";

/** The only file that keeps its name: all others are named by what is in them. */
export interface Manifest<Kind extends string = string> {
  readonly language: Language;
  /** Kinds of documents. A document's number is its kind's place here, times 2 ** `bits`, plus its place within. */
  readonly kinds: readonly Kind[];
  readonly documents: number;
  readonly bits: number;
  /**
   * Suffixes of the files' names, one after the other: of the postings, and of the term lists by prefix and by ending.
   */
  readonly postings: string;
  readonly heads: string;
  readonly tails: string;
  /** Rising numbers of the blocks that hold a document, and the endings of their files' names. */
  readonly blocks: readonly [numbers: string, endings: string];
}

export type Family = "postings" | "heads" | "tails" | "block";

/** By term: the documents' numbers, rising, and a digit each for how much it says of the document. */
export type PostingsFile = Readonly<Record<string, readonly [numbers: string, impacts: string]>>;

/** Terms with the number of their documents: `brand 12 brandi 3`. */
export type TermsFile = string;

/** By the document's number: what is shown of it. */
export type BlockFile<Stored> = Readonly<Record<string, Stored>>;

export const ENDING = 6;
/** Documents of a block have numbers that begin alike; one in eight to sixteen numbers is taken. */
export const BLOCK_BITS = 6;
/** So many numbers there are for each document, at least: one that comes moves few others. */
export const SPARE_BITS = 3;

export const fileName = (family: Family, number: number, ending: string) => `${family}-${number}-${ending}.json`;

export const endingAt = (endings: string, number: number) => endings.slice(number * ENDING, (number + 1) * ENDING);

/** Prefix of the terms of facets, which no word begins with. */
export const FACET = "#";

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Its upper bits hardly change with the last letters.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Terms with the same beginning share a file, because typing requests them together. */
export const familyOf = (term: string) => term.slice(0, 4);

export const headOf = (word: string) => word.slice(0, 2);

/** An error in the first letters leaves those after them. */
export const tailOf = (word: string) => word.slice(2, 4);

/** Number of the file that has what begins so. @param files how many there are, a power of two */
export const fileOf = (key: string, files: number) => hashOf(key) & (files - 1);

/** How much a word says of its document, as one digit: steps of an equal ratio. */
const STEPS = 7;
const SMALLEST = 0.25;
const OCTAVES = 6;

/** Character code of the digit 0. */
export const ZERO = 48;

export const impactOf = (weight: number) =>
  Math.max(0, Math.min(STEPS, Math.round((Math.log2(weight / SMALLEST) / OCTAVES) * STEPS)));

export const weightOf = (impact: number) => SMALLEST * 2 ** ((impact / STEPS) * OCTAVES);
