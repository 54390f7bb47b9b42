/** Mean advance widths of Unbounded 600 in em, by how wide a letter is. */
const CLASSES: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI!.,:;'’‘|]/, 0.31],
  [/[frtг1-]/, 0.57],
  [/[mwжмфшщыюMWДЖФШЩЮ—]/, 1.18],
  [/[A-ZА-Я]/, 0.9],
  [/\u2060/, 0],
  [/\u00a0/, 0.31],
];
const OTHERS = 0.78;

/** About how wide a word is in the display face, in em, at least one letter. */
export function wordWidth(word: string): number {
  const widths = [...word].map((letter) => CLASSES.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS);
  return Math.max(
    OTHERS,
    widths.reduce((sum, width) => sum + width, 0),
  );
}

/** Width of a large line on a phone, in em, and how much wider than the widest word of a text a tied pair may be. */
const SHORTEST_LINE = 9.5;
const MORE_THAN_A_WORD = 1.25;

/**
 * Large lines are short: a short word that the typesetting ties to the next stays with it where both fit into any line, and
 * leaves it where they would push it out of the window. A dash stays with the word before it: no line begins with one.
 * @returns the text with plain spaces where it may break
 */
export function untied(text: string): string {
  const room = Math.max(SHORTEST_LINE, widestWord(loose(text)) * MORE_THAN_A_WORD);
  return text.replace(/[^ \n]+/g, (words) => (widestWord(words) > room ? loose(words) : words));
}

const loose = (text: string) => text.replace(/\u00a0(?![–—])/g, " ");

/**
 * Width of the widest word of a text, in em: no line can be narrower. A tenth apart is no difference. Words that are tied to
 * one another are one, so the text has to be as it is set: `untied` or not.
 */
export function widestWord(text: string): number {
  return Math.ceil(Math.max(...text.split(/[ \n\u00ad]+|-+(?!\u2060)/).map(wordWidth)) * 10) / 10;
}
