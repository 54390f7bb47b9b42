/**
 * `npm run bench:search -- --generate`: makes the queries of __tests__/fixtures/search-queries.json out of the words of the
 * demo content: inflected by Debian's hunspell dictionaries (hunspell-ru, hunspell-pt-br, hunspell-en-us, hunspell-tools), with
 * a typing error, or typed with the other keyboard layout on. The same content makes the same queries.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LocaleCode } from "@future-native/contract";
import { LOCALES } from "@future-native/contract/locales";
import { otherLayout } from "../../packages/static-search/src/keyboard";
import { wordsOf } from "../../packages/static-search/src/words";
import type { Query } from "../../__tests__/support/search-query";
import { searchedTexts, type SearchedText } from "./searched-texts";

const DICTIONARIES: Readonly<Record<LocaleCode, string>> = { en: "en_US", ru: "ru_RU", br: "pt_BR" };
const FOLDER = "/usr/share/hunspell";
const SHARES: readonly (readonly [Query["kind"], number])[] = [
  ["inflected", 80],
  ["misspelt", 80],
  ["layout", 40],
];
/** More documents than that have the words: five results cannot hold them all. */
const MOST_TARGETS = 3;
const SHORTEST = 4;
const SHORTEST_MISSPELT = 5;
const ATTEMPTS = 400;
const KEPT_LETTERS = 4;
/** Portuguese diminutives, augmentatives, superlatives, and what -ism and -ist make; the dictionary has them of nearly every word. */
const OTHER_WORD = /(?:inh|on|[ií]ssim|ism)[oa]s?$|(?:z[ãõ]|ist|mente$)/u;

/** Numbers from 0 up to 1, the same at every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Forms of words by hunspell, with the roots that they come from. */
class Inflection {
  private readonly dictionary: string;
  private readonly lines: ReadonlyMap<string, string[]>;
  private readonly forms = new Map<string, string[]>();
  private readonly roots = new Map<string, string[]>();

  constructor(dictionary: string, words: readonly string[]) {
    this.dictionary = dictionary;
    const lines = new Map<string, string[]>();
    for (const line of readFileSync(join(FOLDER, `${dictionary}.dic`), "utf8").split("\n")) {
      const root = line.split(/[/\t]/)[0] ?? "";
      lines.set(root, [...(lines.get(root) ?? []), line]);
    }
    this.lines = lines;
    const said = execFileSync("hunspell", ["-d", dictionary, "-s", "-i", "UTF-8"], { input: words.join("\n") });
    for (const line of said.toString().split("\n")) {
      const [word = "", root] = line.trim().split(/\s+/);
      if (root !== undefined) this.roots.set(word, [...(this.roots.get(word) ?? []), root]);
    }
  }

  /** Roots of a word; the word itself where the dictionary does not know it. */
  rootsOf(word: string): readonly string[] {
    return this.roots.get(word) ?? [word];
  }

  /** Other forms of a word. What a prefix ("unashamed") or a diminutive makes of it is another word. */
  formsOf(word: string): string[] {
    const forms = new Set(this.rootsOf(word).flatMap((root) => this.formsOfRoot(root)));
    return [...forms].filter(
      (form) => form !== word && form.startsWith(word.slice(0, KEPT_LETTERS)) && !OTHER_WORD.test(form),
    );
  }

  private formsOfRoot(root: string): string[] {
    const known = this.forms.get(root);
    if (known) return known;
    const lines = this.lines.get(root) ?? [];
    const forms = lines.length === 0 ? [] : this.unmunch(lines);
    this.forms.set(root, forms);
    return forms;
  }

  private unmunch(lines: readonly string[]): string[] {
    const folder = mkdtempSync(join(tmpdir(), "unmunch-"));
    try {
      const file = join(folder, "roots.dic");
      writeFileSync(file, [String(lines.length), ...lines, ""].join("\n"));
      const said = execFileSync("unmunch", [file, join(FOLDER, `${this.dictionary}.aff`)], {
        stdio: ["ignore", "pipe", "ignore"],
        maxBuffer: 1 << 28,
      });
      return said
        .toString()
        .split("\n")
        .filter((form) => /^[\p{L}\p{M}]+$/u.test(form));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

interface Source {
  texts: readonly SearchedText[];
  inflection: Inflection;
  random: () => number;
  alphabet: string;
}

/** All queries of a locale. */
export function generateQueries(locale: LocaleCode): Query[] {
  const tag = LOCALES.find(({ code }) => code === locale)?.tag ?? "";
  const texts = searchedTexts(locale);
  const words = [...new Set(texts.flatMap(({ text }) => rawWords(text)))];
  const inflection = new Inflection(DICTIONARIES[locale], words);
  const alphabet = tag === "ru" ? "абвгдежзийклмнопрстуфхцчшщыэюя" : "abcdefghijklmnopqrstuvwxyz";
  const source = {
    texts,
    inflection,
    alphabet,
    random: randomNumbers([...locale].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)),
  };
  return SHARES.flatMap(([kind, count]) => Array.from({ length: count }, () => generateQuery(kind, source)));
}

const rawWords = (text: string) => [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(([word]) => word.toLowerCase());

function generateQuery(kind: Query["kind"], source: Source): Query {
  const { texts, inflection, random } = source;
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const target = pick(texts);
    const words = target && chooseWords(target, source);
    if (!target || !words) continue;
    const written = words.map((word) => (kind === "inflected" ? pick(inflection.formsOf(word)) : word));
    if (written.some((word) => word === undefined)) continue;
    const text = written.join(" ");
    if (kind === "misspelt") return { kind, text: misspell(words, source), target: target.key };
    return { kind, text: kind === "layout" ? otherLayout(text) : text, target: target.key };
  }
  throw new Error(`No query of the kind "${kind}" was found: the content has too few words.`);
}

/** One to three words of a document that few others have in any form. */
function chooseWords(target: SearchedText, { texts, inflection, random }: Source): string[] | undefined {
  const candidates = [...new Set(rawWords(target.text))].filter((word) => word.length >= SHORTEST_MISSPELT);
  const count = 1 + Math.floor(random() * 3);
  const words = Array.from({ length: count }, () => candidates[Math.floor(random() * candidates.length)] ?? "");
  if (new Set(words).size < count || words.some((word) => word.length < SHORTEST)) return undefined;
  const has = ({ roots }: SearchedText & { roots: ReadonlySet<string> }) =>
    words.every((word) => inflection.rootsOf(word).some((root) => roots.has(root)));
  const targets = texts.filter((text) => has({ ...text, roots: rootsIn(text, inflection) }));
  return targets.length <= MOST_TARGETS ? words : undefined;
}

const rootsByText = new WeakMap<SearchedText, ReadonlySet<string>>();

function rootsIn(text: SearchedText, inflection: Inflection): ReadonlySet<string> {
  const known = rootsByText.get(text);
  if (known) return known;
  const roots = new Set(rawWords(text.text).flatMap((word) => inflection.rootsOf(word)));
  rootsByText.set(text, roots);
  return roots;
}

/** One typing error in one of the words, as often in the first as in the last letters. */
function misspell(words: readonly string[], { random, alphabet }: Source): string {
  const place = Math.floor(random() * words.length);
  return words.map((word, at) => (at === place ? withError(word, random, alphabet) : word)).join(" ");
}

function withError(word: string, random: () => number, alphabet: string): string {
  const at = Math.floor(random() * (word.length - 1));
  const letter = alphabet[Math.floor(random() * alphabet.length)] ?? "";
  const [before, here = "", next = "", rest] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const errors = [
    before + next + here + rest,
    before + next + rest,
    before + letter + here + next + rest,
    before + letter + next + rest,
  ];
  const wrong = errors[Math.floor(random() * errors.length)] ?? word;
  return wordsOf(wrong).join("") === wordsOf(word).join("") ? before + here + here + next + rest : wrong;
}
