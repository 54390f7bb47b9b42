import { LOCALES, type Locale, type LocaleCode } from "@future-native/contract/locales";
import { detectLocale } from "./detect-locale";

interface Visit {
  pathname: string;
  /** Locale of the cookie, when it holds a valid one. */
  cookie: LocaleCode | undefined;
  /** The browser's language tags, best first. */
  languages: readonly string[];
  /** Locales that the page exists in. */
  table?: readonly Locale[];
}

/**
 * Only a first visit to `/` is ever redirected, to the home page in the visitor's language (L3).
 * @returns path of the redirect; undefined where the visitor stays
 */
export function startRedirect({ pathname, cookie, languages, table = LOCALES }: Visit): string | undefined {
  if (pathname !== "/" || cookie !== undefined) return undefined;
  const best = detectLocale(languages, table);
  return LOCALES.find(({ code }) => code === best)?.prefix || undefined;
}
