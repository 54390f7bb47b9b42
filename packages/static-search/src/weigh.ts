import { impactOf } from "./format";
import { writtenWords } from "./words";

/** A text of a document. */
export interface Field {
  readonly text: string;
  /** How much a word in it says of the document: about 8 for a title, 1 for its body. */
  readonly weight: number;
  /** A word says the less of a text the longer it is. */
  readonly usualWords: number;
}

/** From here on, more of the same word adds hardly anything. */
const SATURATION = 0.8;
const LENGTH_SHARE = 0.5;

/**
 * The terms of a document, each with its impact. Depends on this document alone, so that no other has to be rewritten.
 * @param termOf number of the term of a written word; below zero for no term
 */
export function weigh(fields: readonly Field[], termOf: (word: string) => number): Map<number, number> {
  const weights = new Map<number, number>();
  for (const { text, weight, usualWords } of fields) {
    const words = writtenWords(text);
    // In steps, so that one more word leaves the others what they were.
    const length = 2 ** Math.round(Math.log2((words.length + 1) / usualWords));
    const share = weight / (1 - LENGTH_SHARE + LENGTH_SHARE * length);
    for (const [term, count] of countTerms(words, termOf)) {
      const saturated = (count * (1 + SATURATION)) / (count + SATURATION);
      weights.set(term, (weights.get(term) ?? 0) + share * saturated);
    }
  }
  for (const [term, weight] of weights) weights.set(term, impactOf(weight));
  return weights;
}

function countTerms(words: readonly string[], termOf: (word: string) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of words) {
    const term = termOf(word);
    if (term >= 0) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
