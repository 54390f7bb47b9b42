import type { Locale } from "@future-native/contract/locales";
import { usePageValue } from "./page-provider";

/** The row of the locales table that the page is in (L1). */
export function useLocale(): Locale {
  return usePageValue().locale;
}
