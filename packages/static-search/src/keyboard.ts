/** Text typed with the other keyboard layout: `ghbdtn` is `привет`. */

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = "ёйцукенгшщзхъфывапролджэячсмитьбю";
const LATIN_SHIFTED = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const CYRILLIC_SHIFTED = CYRILLIC.toUpperCase();

const pairs = (from: string, to: string) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const);

const TO_CYRILLIC = new Map([...pairs(LATIN, CYRILLIC), ...pairs(LATIN_SHIFTED, CYRILLIC_SHIFTED)]);
const TO_LATIN = new Map([...TO_CYRILLIC].map(([latin, cyrillic]) => [cyrillic, latin]));

/** @returns the text as the same keys give it in the other layout: Cyrillic to Latin where it has Cyrillic letters */
export function otherLayout(text: string): string {
  const keys = /[а-яё]/i.test(text) ? TO_LATIN : TO_CYRILLIC;
  return Array.from(text, (letter) => keys.get(letter) ?? letter).join("");
}
