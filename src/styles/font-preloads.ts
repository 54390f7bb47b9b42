/** The two files that the first view of each locale cannot do without; gatsby-ssr.tsx preloads them. */
import type { LocaleCode } from "@future-native/contract/locales";
import onestCyrillic from "./fonts/onest-cyrillic.woff2";
import onestLatin from "./fonts/onest-latin.woff2";
import unboundedCyrillic from "./fonts/unbounded-cyrillic.woff2";
import unboundedLatin from "./fonts/unbounded-latin.woff2";

/** Addresses of the files by locale, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const FONT_PRELOADS: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: [unboundedLatin, onestLatin],
  ru: [unboundedCyrillic, onestCyrillic],
  br: [unboundedLatin, onestLatin],
};
