/** One typing error: a letter too many, too few, a wrong one, or two that changed places. */

/** Words shorter than this are compared as they are, unless nothing at all is found. */
export const SHORTEST_MISSPELT = 5;
/** Letters of an ending that a stemmer did not know, because the error is in it. */
const LONGEST_ENDING = 6;

/** Whether the words are equal but for one typing error, or equal. */
export function isOneErrorFrom(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const shortest = Math.min(one.length, other.length);
  let from = 0;
  while (from < shortest && one[from] === other[from]) from += 1;
  let rest = 0;
  while (rest < shortest - from && one[one.length - 1 - rest] === other[other.length - 1 - rest]) rest += 1;
  const [middle, otherMiddle] = [one.slice(from, one.length - rest), other.slice(from, other.length - rest)];
  if (middle.length <= 1 && otherMiddle.length <= 1) return true;
  return middle.length === 2 && otherMiddle.length === 2 && middle === otherMiddle[1] + (otherMiddle[0] ?? "");
}

/** Whether a word is a term with one typing error, its ending apart. */
export function isMisspelt(word: string, term: string): boolean {
  if (term.length < SHORTEST_MISSPELT - 1 || word.length > term.length + Math.min(LONGEST_ENDING, term.length))
    return false;
  return [-1, 0, 1].some((more) => isOneErrorFrom(word.slice(0, term.length + more), term));
}
