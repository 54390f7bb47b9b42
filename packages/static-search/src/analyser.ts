/** Words to the terms of an index: Snowball's stems by language. */

/** `none`: words are their own terms. */
export type Language = "en" | "ru" | "pt" | "none";

/** @param tag of a language, by BCP 47. @returns `none` for one that has no stemmer here */
export function languageOf(tag: string): Language {
  const language = tag.split("-")[0] ?? "";
  return isLanguage(language) ? language : "none";
}

const isLanguage = (tag: string): tag is Language => Object.hasOwn(STEMMERS, tag);

/** A folded word to its term. */
export type Analyser = (word: string) => string;

type Stemmer = (word: string) => string;

const STEMMERS: Readonly<Record<Language, () => Promise<{ stemmer: Stemmer }>>> = {
  en: () => import("@orama/stemmers/english"),
  ru: () => import("@orama/stemmers/russian"),
  pt: () => import("@orama/stemmers/portuguese"),
  none: () => Promise.resolve({ stemmer: (word) => word }),
};

const ENGLISH_POSSESSIVE = /'s?$/;

/** Readers type endings without accents, and Snowball knows them with: they are put back, whether they were there or not. */
const PORTUGUESE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/c(?:ao|oes)$/, "ção"],
  [/(?:ao|oes|aes)$/, "ão"],
  [/ave(?:l|is)$/, "ável"],
  [/ive(?:l|is)$/, "ível"],
  [/enci(as?)$/, "ênci$1"],
];

const replaceEach = (word: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);

const stripAccents = (word: string) => word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

function analyserOf(language: Language, stem: Stemmer): Analyser {
  if (language === "ru") return (word) => (/^[а-я]+$/.test(word) ? stem(word) : word);
  if (language === "pt") {
    return (word) => (/^[a-z]+$/.test(word) ? stripAccents(stem(replaceEach(word, PORTUGUESE_ENDINGS))) : word);
  }
  return (word) => (/^[a-z']+$/.test(word) ? stem(word.replace(ENGLISH_POSSESSIVE, "")) : word);
}

/** A server meets new words as long as it runs: then it forgets those that it knows. The content of a site has fewer. */
const MOST_KNOWN = 100_000;

/** Loads the stemmer of a language. A word in another script than the language's is its own term. */
export async function createAnalyser(language: Language): Promise<Analyser> {
  const { stemmer } = await STEMMERS[language]();
  const analyse = analyserOf(language, stemmer);
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const term = analyse(word) || word;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, term);
    return term;
  };
}
