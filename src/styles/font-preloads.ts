/** The two files that the first view of each locale cannot do without; gatsby-ssr.tsx preloads them. */
import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import onestCyrillic from "./fonts/onest-cyrillic.woff2";
import onestLatin from "./fonts/onest-latin.woff2";
import unboundedCyrillic from "./fonts/unbounded-cyrillic.woff2";
import unboundedLatin from "./fonts/unbounded-latin.woff2";

const FILES = { latin: [unboundedLatin, onestLatin], cyrillic: [unboundedCyrillic, onestCyrillic] } as const;

/** Addresses of the files, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export function fontPreloads(locale: LocaleCode): readonly string[] {
  const { fonts } = getLocale(locale);
  return fonts ? FILES[fonts] : [];
}
