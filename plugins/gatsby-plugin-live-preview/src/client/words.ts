import en from "./texts/en.json";
import pt from "./texts/pt.json";
import ru from "./texts/ru.json";

/** Texts of the frame, in the admin's languages; visitors never see them, so they are no messages of the site. */
const WORDS = { en, ru, pt };

export type WordName = keyof typeof en;

type Language = keyof typeof WORDS;

function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(WORDS, code);
}

/**
 * The admin's language: what its cookie says, else the browser's.
 * @param cookies as `document.cookie` has them
 */
export function adminLanguage(cookies: string, browser: readonly string[]): Language {
  const chosen = /(?:^|;\s*)future-native-lng=(\w+)/.exec(cookies)?.[1];
  return [chosen, ...browser.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? "en";
}

export function say(name: WordName): string {
  return WORDS[adminLanguage(document.cookie, navigator.languages)][name];
}
