import type { LocaleCode } from "@future-native/contract/locales";

/** Where the manifest of a language lies: its name and its first page are its own. */
export function manifestPath(locale: LocaleCode): string {
  return `/manifest.${locale}.json`;
}
