import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getLocale, type LocaleCode } from "@future-native/contract";
import { documentsFor, type SearchContent } from "../../src/search/build/documents";
import type { Description } from "../../src/site/describe-entry";

const NONE = { services: [], people: [], news: [] };
const PUBLISHED = "2025-01-01T00:00:00.000Z";
const SYLLABLES: { readonly en: string } & Readonly<Partial<Record<LocaleCode, string>>> = {
  en: "bra nel tor wick ham ster lo vin dale quor mas ket lin fo ren gar",
  ru: "бра нел тор вик хам стер ло вин дол кор мас кет лин фо рен гар",
  br: "bra nel tor vi ham ster lo vin dal cor mas quet lim fo rem gar",
};
const PARAGRAPHS = 4;
const SENTENCE = 12;
const SENTENCES = 3;
/** Every so many words there is one that hardly any other text has: names. */
const RARE_EVERY = 25;

/** Numbers that look random and are the same every time. */
const scramble = (n: number) => {
  const mixed = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
};

/** The texts of the site itself. */
function textsOf(locale: LocaleCode): string {
  const folder = join(import.meta.dirname, "../../locales", getLocale(locale).tag);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

/**
 * Cases made of the words of the site, as often as words are used: the one in place n of the list n times more
 * rarely than the first (Zipf), with names between them.
 */
export function generatedContent(locale: LocaleCode, count: number): SearchContent {
  const counts = new Map<string, number>();
  for (const [word] of textsOf(locale).matchAll(/[\p{L}\p{M}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].sort((one, other) => other[1] - one[1]).map(([word]) => word);
  const syllables = (SYLLABLES[locale] ?? SYLLABLES.en).split(" ");
  const name = (n: number) =>
    [1, 2, 3].map((part) => syllables[Math.floor(scramble(n * 7 + part) * syllables.length)]).join("");
  let at = 0;
  const word = () => {
    at += 1;
    if (at % RARE_EVERY === 0) return name(Math.floor(scramble(at) * count * 2));
    return words[Math.floor(words.length ** scramble(at)) - 1] ?? "";
  };
  const sentence = () => `${Array.from({ length: SENTENCE }, word).join(" ")}.`;
  const entries = Array.from({ length: count }, (_, n): Description => ({
    ...{ id: String(n), entryId: String(n), kind: "case", locale, address: `case-${n}` },
    ...{ title: `${word()} ${word()} ${name(n)} ${word()}`, lead: sentence() },
    ...{ publishedAt: PUBLISHED, updatedAt: PUBLISHED, facts: [] },
    brief: `${name(n + count)}, ${2010 + (n % 16)}`,
    names: [words[(n % 8) + 40] ?? ""],
    filters: [{ value: `category:kind-${n % 8}`, label: words[(n % 8) + 40] ?? "" }],
    territory: { colors: ["lime", "moss", "ink"], mark: "grid" },
    body: Array.from({ length: PARAGRAPHS }, () => ({
      __typename: "ParagraphBlock",
      runs: [{ text: Array.from({ length: SENTENCES }, sentence).join(" "), bold: null, italic: null, href: null }],
    })),
  }));
  return { entries, ...NONE };
}

export const generatedDocuments = (locale: LocaleCode, content: SearchContent) => documentsFor(locale, content, []);
