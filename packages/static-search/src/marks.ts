/** The words found, marked in their sentence. */
import { wordsIn } from "./words";

/** A stretch of a text; marked where it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

type IsFound = (word: string) => boolean;

/** A text with the words found marked. */
export function markWords(text: string, isFound: IsFound): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const add = (to: number, marked: boolean) => {
    if (to > from) stretches.push({ text: text.slice(from, to), marked });
    from = to;
  };
  for (const { word, start, end } of wordsIn(text)) {
    if (!isFound(word)) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return stretches;
}

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/;
const ELLIPSIS = "…";
/** About two lines of a list of results. */
const LONGEST = 160;

/**
 * The sentence with most of the words found, cut around the first of them. Without any, the beginning of the first text.
 * @param longest in UTF-16 units, without the ellipses
 */
export function sentenceWith(texts: readonly string[], isFound: IsFound, longest = LONGEST): string {
  let best = texts[0] ?? "";
  let most = 0;
  for (const sentence of texts.flatMap((text) => text.split(SENTENCE_END))) {
    const count = new Set(wordsIn(sentence).flatMap(({ word }) => (isFound(word) ? [word] : []))).size;
    if (count > most) [best, most] = [sentence, count];
  }
  return cutAround(best.trim(), isFound, longest);
}

function cutAround(sentence: string, isFound: IsFound, longest: number): string {
  if (sentence.length <= longest) return sentence;
  const first = wordsIn(sentence).find(({ word }) => isFound(word));
  const middle = Math.max(0, (first?.start ?? 0) - Math.floor(longest / 3));
  const from = middle === 0 ? 0 : sentence.indexOf(" ", middle) + 1;
  const end =
    sentence.length - from <= longest ? sentence.length : cutBefore(from + longest, sentence, first?.end ?? from);
  return (from > 0 ? ELLIPSIS : "") + sentence.slice(from, end) + (end < sentence.length ? ELLIPSIS : "");
}

/** Place of the last space before a limit that leaves what must stay; the limit itself where a text, such as an address, has none. */
function cutBefore(limit: number, text: string, kept: number): number {
  const space = text.lastIndexOf(" ", limit);
  return space > 0 && space >= kept ? space : limit;
}
