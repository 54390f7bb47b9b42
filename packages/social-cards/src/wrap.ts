/** Lines of a text. */

export type Measure = (text: string) => number;

/** A space that may end a line; the one that may not, which typography sets, holds its words together. */
const SPACE = /[^\S\u00a0\u202f]+/;
const HELD = /[\u00a0\u202f]/;
const STEPS = 12;

/**
 * Breaks a text into as few lines as the width allows, and makes these about as long as one another.
 * @returns undefined when a word is wider than the line
 */
export function wrap(text: string, width: number, measure: Measure): string[] | undefined {
  const words = text.split(SPACE).filter(Boolean);
  const lines = greedy(words, width, measure);
  if (lines.some((line) => measure(line) > width)) return undefined;
  return balanced(words, lines, measure);
}

/** For a text that no size makes fit: breaks held words, and then words themselves. */
export function wrapAnyhow(text: string, width: number, measure: Measure): string[] {
  const words = text.split(SPACE).flatMap((word) => (measure(word) > width ? word.split(HELD) : word));
  const pieces = words.filter(Boolean).flatMap((word) => broken(word, width, measure));
  return greedy(pieces, width, measure);
}

function greedy(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest block of so many lines. */
function balanced(words: readonly string[], lines: string[], measure: Measure): string[] {
  let best = lines;
  let high = Math.max(...lines.map(measure));
  let low = high / lines.length;
  for (let step = 0; step < STEPS && lines.length > 1; step++) {
    const width = (low + high) / 2;
    const tried = greedy(words, width, measure);
    if (tried.length > lines.length || tried.some((line) => measure(line) > width)) low = width;
    else [best, high] = [tried, width];
  }
  return best;
}

function broken(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece && measure(`${piece}${character}-`) > width) {
      pieces.push(`${piece}-`);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}
