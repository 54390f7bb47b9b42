import { weightOf, ZERO } from "./format";
import type { IndexReader } from "./index-reader";
import type { Meaning } from "./meanings";

export interface Ranked {
  /** Number of the document. */
  readonly document: number;
  readonly score: number;
}

/** A document that has less than this share of what the query says is an answer only where there are few better ones. */
const LEAST_SHARE = 0.5;
const FEW = 5;

/**
 * The documents that answer a query, in no order. A word counts by how few documents have it, by how much it says of the
 * document, and by how sure its meaning is.
 */
export async function rank(words: readonly (readonly Meaning[])[], reader: IndexReader): Promise<Ranked[]> {
  const known = words.filter(({ length }) => length > 0);
  const found = await Promise.all(known.map((meanings) => scoresOf(meanings, reader)));
  const total = found.reduce((sum, { rarity }) => sum + rarity, 0);
  const sums = new Map<number, { score: number; rarity: number }>();
  for (const { scores, rarity } of found) {
    for (const [document, score] of scores) {
      const sum = sums.get(document);
      if (!sum) sums.set(document, { score, rarity });
      else {
        sum.score += score;
        sum.rarity += rarity;
      }
    }
  }
  const answers: Ranked[] = [];
  const others: Ranked[] = [];
  for (const [document, { score, rarity }] of sums) {
    const ranked = { document, score: (score * rarity) / total };
    (rarity >= total * LEAST_SHARE ? answers : others).push(ranked);
  }
  return answers.length < FEW ? [...answers, ...others] : answers;
}

const isBetter = (one: Ranked, other: Ranked) =>
  one.score === other.score ? one.document < other.document : one.score > other.score;

/** The best of many, in order: sorting thousands takes longer than what is shown may. */
export function bestOf(ranked: readonly Ranked[], limit: number): Ranked[] {
  const best: Ranked[] = [];
  for (const one of ranked) {
    const last = best[best.length - 1];
    if (best.length >= limit && last && !isBetter(one, last)) continue;
    const place = best.findIndex((other) => isBetter(one, other));
    best.splice(place < 0 ? best.length : place, 0, one);
    if (best.length > limit) best.pop();
  }
  return best;
}

/** Of one word of the query: how rare it is, and what it adds to each document. */
async function scoresOf(meanings: readonly Meaning[], reader: IndexReader) {
  const { documents } = reader.manifest;
  const rarityOf = (count: number) => Math.log(1 + documents / Math.max(1, count));
  const postings = await Promise.all(meanings.map(({ term }) => reader.postingOf(term)));
  const scores = new Map<number, number>();
  for (const [at, { certainty, count }] of meanings.entries()) {
    const { numbers = [], impacts = "" } = postings[at] ?? {};
    const rarity = rarityOf(count) * certainty;
    for (const [place, document] of numbers.entries()) {
      const score = rarity * weightOf(impacts.charCodeAt(place) - ZERO);
      if (score > (scores.get(document) ?? 0)) scores.set(document, score);
    }
  }
  const surest = meanings.reduce((one, other) => (other.certainty > one.certainty ? other : one));
  return { scores, rarity: rarityOf(surest.count) };
}
