import type { Analyser } from "./analyser";
import { FACET, impactOf } from "./format";
import { wordsOf } from "./words";

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
 * The terms of a document, each with its impact. Of nothing but the document itself, so that no other has to be written anew.
 */
export function weigh(fields: readonly Field[], facets: readonly string[], analyse: Analyser): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, weight, usualWords } of fields) {
    const words = wordsOf(text);
    // In steps, so that one more word leaves the others what they were.
    const length = 2 ** Math.round(Math.log2((words.length + 1) / usualWords));
    const share = 1 / (1 - LENGTH_SHARE + LENGTH_SHARE * length);
    for (const [term, count] of countTerms(words, analyse)) {
      const saturated = (count * (1 + SATURATION)) / (count + SATURATION);
      weights.set(term, (weights.get(term) ?? 0) + weight * share * saturated);
    }
  }
  const impacts = new Map([...weights].map(([term, weight]) => [term, impactOf(weight)]));
  for (const facet of facets) impacts.set(FACET + facet, 0);
  return impacts;
}

function countTerms(words: readonly string[], analyse: Analyser): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const term = analyse(word);
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
