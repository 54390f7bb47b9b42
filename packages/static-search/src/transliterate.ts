/** Names in the other script: `Tbilisi` and `Тбилиси`. Works on folded words. */

const LATIN_OF: Readonly<Record<string, string>> = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l", м: "m" },
  ...{ н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh" },
  ...{ щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya" },
};

const CYRILLIC_OF: Readonly<Record<string, string>> = {
  ...{ shch: "щ", zh: "ж", kh: "х", ts: "ц", ch: "ч", sh: "ш", yu: "ю", ya: "я", ye: "е", yo: "е", ph: "ф" },
  ...{ th: "т", ck: "к", a: "а", b: "б", c: "к", d: "д", e: "е", f: "ф", g: "г", h: "х", i: "и", j: "дж" },
  ...{ k: "к", l: "л", m: "м", n: "н", o: "о", p: "п", q: "к", r: "р", s: "с", t: "т", u: "у", v: "в", w: "в" },
  ...{ x: "кс", y: "й", z: "з" },
};

/** The longest spelling goes first. A `y` after a consonant is a vowel. */
const LATIN_LETTERS = /shch|zh|kh|ts|ch|sh|yu|ya|ye|yo|ph|th|ck|[a-z]/g;
const VOWEL_Y = /(?<=[bcdfghjklmnpqrstvwxz])y(?![aeou])/g;

const isCyrillic = (word: string) => /[а-я]/.test(word);

/** @returns the word in the other of the two scripts; what is in neither stays */
export function transliterate(word: string): string {
  return isCyrillic(word)
    ? Array.from(word, (letter) => LATIN_OF[letter] ?? letter).join("")
    : word.replace(VOWEL_Y, "ы").replace(LATIN_LETTERS, (letters) => CYRILLIC_OF[letters] ?? letters);
}
