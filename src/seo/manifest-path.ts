import type { LocaleCode } from "@future-native/contract/locales";

/** Path of a locale's manifest, which has a name and a first page of its own. */
export function manifestPath(locale: LocaleCode): string {
  return `/manifest.${locale}.json`;
}
