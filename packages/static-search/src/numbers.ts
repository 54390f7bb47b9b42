/** Lists of whole numbers as short texts: what JSON and gzip both keep small. */

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const VALUES = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;

const MORE = 32;
const BITS = 5;

/** @param sorted rising whole numbers */
export function encodeRising(sorted: Iterable<number>): string {
  let text = "";
  let before = 0;
  for (const number of sorted) {
    let rest = number - before;
    before = number;
    while (rest >= MORE) {
      text += DIGITS.charAt(MORE | (rest & (MORE - 1)));
      rest >>>= BITS;
    }
    text += DIGITS.charAt(rest);
  }
  return text;
}

/** @returns what encodeRising was given */
export function decodeRising(text: string): number[] {
  const numbers: number[] = [];
  let before = 0;
  let number = 0;
  let shift = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? 0;
    number |= (value & (MORE - 1)) << shift;
    shift += BITS;
    if (value & MORE) continue;
    before += number;
    numbers.push(before);
    number = 0;
    shift = 0;
  }
  return numbers;
}
