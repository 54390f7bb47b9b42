import { FACET, familyOf, hashOf, headOf, tailOf } from "./format";
import { SHORTEST_MISSPELT } from "./typing-errors";

/** Kinds of files that list a term. */
export type TermFamily = "postings" | "heads" | "tails";

interface Term {
  readonly name: string;
  /** How many documents have it. */
  count: number;
  /** Of what it is filed under; none where it is in no file of the family. */
  readonly hashes: Readonly<Record<TermFamily, number | undefined>>;
}

/** A term as others see it. */
export interface CountedTerm {
  readonly name: string;
  readonly number: number;
  readonly count: number;
}

function newTerm(name: string): Term {
  const isFacet = name.startsWith(FACET);
  // Words that are too short for a search by their ending are in no file of endings.
  const hasTail = !isFacet && name.length >= SHORTEST_MISSPELT - 2;
  return {
    ...{ name, count: 0 },
    hashes: {
      postings: hashOf(familyOf(name)),
      heads: isFacet ? undefined : hashOf(headOf(name)),
      tails: hasTail ? hashOf(tailOf(name)) : undefined,
    },
  };
}

/** The terms of an index by number, with how many documents each is in. */
export class TermTable {
  readonly #numbers = new Map<string, number>();
  readonly #terms: Term[] = [];
  /** Of the terms that any document has, and of all their documents. */
  terms = 0;
  postings = 0;

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#terms.push(newTerm(name)) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  /** Notes that one document more, or less, has a term. */
  count(number: number, change: 1 | -1): void {
    const term = this.#terms[number];
    if (!term) return;
    term.count += change;
    this.postings += change;
    if (change === 1 ? term.count === 1 : term.count === 0) this.terms += change;
  }

  /** Number of the file of a family that a term is in. */
  fileOf(number: number, family: TermFamily, counts: FileCounts): number | undefined {
    const hash = this.#terms[number]?.hashes[family];
    return hash === undefined ? undefined : hash & (counts[family] - 1);
  }

  /** Marks by number the terms in these files that any document has. @param only all files, where there are none */
  in(family: TermFamily, counts: FileCounts, only: ReadonlySet<number> | undefined): Uint8Array {
    const marked = new Uint8Array(this.#terms.length);
    for (const [number, { count }] of this.#terms.entries()) {
      const file = count > 0 ? this.fileOf(number, family, counts) : undefined;
      if (file !== undefined && (!only || only.has(file))) marked[number] = 1;
    }
    return marked;
  }

  /** Those that are marked, in the order of the alphabet. */
  sorted(marked: Uint8Array): CountedTerm[] {
    return this.#terms
      .flatMap(({ name, count }, number) => (marked[number] ? [{ name, number, count }] : []))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}

/** How many files each family of an index has: powers of two, so that few changes of the content move a term. */
export type FileCounts = Readonly<Record<TermFamily, number>>;

const POSTINGS_IN_A_FILE = 2000;
const TERMS_IN_A_FILE = 200;

const powerOfTwo = (least: number) => 2 ** Math.max(0, Math.ceil(Math.log2(Math.max(1, least))));

export function fileCountsOf({ postings, terms }: Pick<TermTable, "postings" | "terms">): FileCounts {
  const count = powerOfTwo(terms / TERMS_IN_A_FILE);
  return { postings: powerOfTwo(postings / POSTINGS_IN_A_FILE), heads: count, tails: count };
}
