import { LOCALES } from "@future-native/contract/locales";
import { detectLocale } from "./detect-locale";
import { SUGGESTION_KEY } from "./suggestion-memory";

/**
 * Marks the root if the page is about to be offered in another language, so that the styles reserve room for the offer
 * (locale rule 3): the decision of suggestionFor, from the page's links to its translations.
 *
 * Its source is inlined into the page: it has no comments and uses nothing from outside.
 */
function markExpected(
  detect: typeof detectLocale,
  locales: readonly { code: string; tag: string }[],
  key: string,
): void {
  try {
    const root = document.documentElement;
    const code = detect(navigator.languages, locales);
    const best = locales.filter((locale) => locale.code === code)[0];
    if (!best || best.tag === root.lang || localStorage.getItem(key) !== null) return;
    if (document.head.querySelector(`link[hreflang="${best.tag}"]`)) root.dataset["suggestion"] = "expected";
  } catch {
    return;
  }
}

/** The inline script of every page, behind the links in its head and before the first paint. A constant, like firstVisitScript. */
export function suggestionScript(): string {
  const locales = LOCALES.map(({ code, tag }) => ({ code, tag }));
  const [table, key] = [locales, SUGGESTION_KEY].map((value) => JSON.stringify(value));
  return `(${markExpected.toString()})(${detectLocale.toString()},${table},${key})`;
}

/** Reserves or releases the room, once the page's own code has decided. */
export function keepSuggestionRoom(isWanted: boolean): void {
  const { dataset } = document.documentElement;
  if (isWanted) dataset["suggestion"] = "expected";
  else delete dataset["suggestion"];
}
