/** The two files that the first view of each locale cannot do without; gatsby-ssr.tsx preloads them. */
import type { LocaleCode } from "@future-native/contract/locales";
import onestCyrillic from "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2";
import onestLatin from "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2";
import unboundedCyrillic from "@fontsource/unbounded/files/unbounded-cyrillic-600-normal.woff2";
import unboundedLatin from "@fontsource/unbounded/files/unbounded-latin-600-normal.woff2";

/** Addresses of the files by locale, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const FONT_PRELOADS: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: [unboundedLatin, onestLatin],
  ru: [unboundedCyrillic, onestCyrillic],
  br: [unboundedLatin, onestLatin],
};
