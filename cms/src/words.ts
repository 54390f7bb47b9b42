/** A text of the admin UI in its three languages (the CMS's `pt` is the language that `br` speaks). */
export type Words = { en: string; ru: string; pt: string };

export function words(en: string, ru: string, pt: string): Words {
  return { en, ru, pt };
}

/** The text for an editor's language; English for a language that the admin UI does not have. */
export function wordsFor(language: string, texts: Words): string {
  if (language === "ru") return texts.ru;
  if (language === "pt") return texts.pt;
  return texts.en;
}
