/**
 * Marks that link a text of the preview to its field. They are characters of a private use area, which no editor types,
 * and occur only in a second, hidden render of the page, never in what is published (X11).
 */

/** Two characters hold a number, the second its lower 12 bits. */
const HIGH = 0xf0000;
const LOW = 0xf1000;
const BITS = 12;

/** How many things can be marked at a time. */
export const MARKS = 2 ** (2 * BITS);

/** Numbers from here on are of a draft, those before it of what is published. */
export const FIRST_MARK_OF_DRAFT = MARKS / 2;

/** @param number below {@link MARKS} */
export const markFor = (number: number): string =>
  String.fromCodePoint(HIGH + (number >> BITS)) + String.fromCodePoint(LOW + (number % 2 ** BITS));

const MARK = /([\u{F0000}-\u{F0FFF}])([\u{F1000}-\u{F1FFF}])/u;
const EVERY_MARK = /[\u{F0000}-\u{F1FFF}]/gu;

/**
 * A text with a mark behind each of its words, so that it can be taken apart and is still known.
 * @param number below {@link MARKS}
 */
export const withMark = (text: string, number: number): string =>
  text.replaceAll(/\S+/gu, (word) => word + markFor(number));

/** The number of a text's first mark; undefined where it has none. */
export function markOf(text: string): number | undefined {
  const [, high = "", low = ""] = MARK.exec(text) ?? [];
  return high ? ((high.codePointAt(0) ?? HIGH) - HIGH) * 2 ** BITS + (low.codePointAt(0) ?? LOW) - LOW : undefined;
}

/** A text as it was before it was marked. */
export const withoutMarks = (text: string): string => text.replaceAll(EVERY_MARK, "");
