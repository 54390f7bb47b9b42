/** Lines of a text. */

/** The width of a text, which is the sum of those of its words, each with the space before it. */
export type Measure = (text: string) => number;

/** A space that may end a line; the one that may not, which typography sets, holds its words together. */
const SPACE = /[^\S\u00a0\u202f]+/;
const HELD = /[\u00a0\u202f]/;
const STEPS = 12;

/** A text is tried in many widths, so its words are measured once. */
interface Word {
  readonly text: string;
  /** At the beginning of a line. */
  readonly width: number;
  /** Behind another word. */
  readonly added: number;
}

interface Line {
  readonly text: string;
  readonly width: number;
}

/**
 * Breaks a text into as few lines as the width allows, and makes these about as long as one another.
 * @returns undefined when a word is wider than the line
 */
export function wrap(text: string, width: number, measure: Measure): string[] | undefined {
  const words = measured(text.split(SPACE).filter(Boolean), measure);
  const widest = Math.max(0, ...words.map((word) => word.width));
  return widest > width ? undefined : textsOf(balanced(words, greedy(words, width), widest));
}

/** For a text that no size makes fit: breaks held words, and then words themselves. */
export function wrapAnyhow(text: string, width: number, measure: Measure): string[] {
  const words = text.split(SPACE).flatMap((word) => (measure(word) > width ? word.split(HELD) : word));
  const pieces = words.filter(Boolean).flatMap((word) => broken(word, width, measure));
  return textsOf(greedy(measured(pieces, measure), width));
}

const measured = (words: readonly string[], measure: Measure): Word[] =>
  words.map((text) => ({ text, width: measure(text), added: measure(` ${text}`) }));

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);

function greedy(words: readonly Word[], width: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.width + word.added <= width) {
      lines[lines.length - 1] = { text: `${last.text} ${word.text}`, width: last.width + word.added };
    } else lines.push(word);
  }
  return lines;
}

/** The narrowest block of so many lines. */
function balanced(words: readonly Word[], lines: Line[], widest: number): Line[] {
  let best = lines;
  let high = Math.max(...lines.map(({ width }) => width));
  let low = high / lines.length;
  for (let step = 0; step < STEPS && lines.length > 1; step++) {
    const width = (low + high) / 2;
    const tried = greedy(words, width);
    if (tried.length > lines.length || widest > width) low = width;
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
