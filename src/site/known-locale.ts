import { DEFAULT_LOCALE, LOCALES, getLocale, type Locale } from "@future-native/contract/locales";

/**
 * The row of the locales table for a code that content or a page's context names (locale rule 6).
 * @returns the default locale for an unknown code, and its tag for a row without one; both with a console warning
 */
export function knownLocale(code: string, table: readonly Locale[] = LOCALES): Locale {
  const locale = table.find((candidate) => candidate.code === code);
  if (!locale) {
    console.warn(`Unknown locale "${code}": "${DEFAULT_LOCALE}" is used.`);
    return getLocale(DEFAULT_LOCALE);
  }
  if (locale.tag) return locale;
  console.warn(`Locale "${code}" has no language tag: that of "${DEFAULT_LOCALE}" is used.`);
  return { ...locale, tag: getLocale(DEFAULT_LOCALE).tag };
}
