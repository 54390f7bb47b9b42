import { headOf, postingsOf, tailOf, termsFileOf } from "./format";

/** The terms of an index by number, with how many documents each is in. */
export class TermTable {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #counts: number[] = [];
  /** Of the terms that any document has, and of all their documents. */
  terms = 0;
  postings = 0;

  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#names.push(term) - 1;
    this.#counts.push(0);
    this.#numbers.set(term, number);
    return number;
  }

  nameOf(number: number): string {
    return this.#names[number] ?? "";
  }

  countOf(number: number): number {
    return this.#counts[number] ?? 0;
  }

  /** Notes that one document more, or less, has a term. */
  count(number: number, change: 1 | -1): void {
    const count = this.countOf(number) + change;
    this.#counts[number] = count;
    this.postings += change;
    if (change === 1 ? count === 1 : count === 0) this.terms += change;
  }

  /** Numbers of the terms that documents have, in the order of the alphabet. */
  sorted(): number[] {
    const present = this.#names.flatMap((_, number) => (this.countOf(number) > 0 ? [number] : []));
    return present.sort((one, other) => (this.nameOf(one) < this.nameOf(other) ? -1 : 1));
  }
}

/** How many files each family of an index has: powers of two, so that few changes of the content move a term. */
export interface FileCounts {
  readonly postings: number;
  readonly terms: number;
}

const POSTINGS_IN_A_FILE = 4000;
const TERMS_IN_A_FILE = 200;

const powerOfTwo = (least: number) => 2 ** Math.max(0, Math.ceil(Math.log2(Math.max(1, least))));

export const fileCountsOf = ({ postings, terms }: Pick<TermTable, "postings" | "terms">): FileCounts => ({
  postings: powerOfTwo(postings / POSTINGS_IN_A_FILE),
  terms: powerOfTwo(terms / TERMS_IN_A_FILE),
});

/** Which files a term stands in. */
export const filesOfTerm = (term: string, counts: FileCounts) => ({
  postings: postingsOf(term, counts.postings),
  heads: termsFileOf(headOf(term), counts.terms),
  tails: termsFileOf(tailOf(term), counts.terms),
});
