import { LOCALES } from "@future-native/contract/locales";
import { detectLocale } from "./detect-locale";
import { isSuggestionDeclined } from "./suggestion-memory";

/**
 * Reserves room before the first paint if the page is about to be offered in another language (locale rule 3): the decision of
 * suggestionFor, from the page's links to its translations.
 */
export function expectSuggestion(): void {
  const code = detectLocale(navigator.languages, LOCALES);
  const best = LOCALES.find((locale) => locale.code === code);
  if (!best || best.tag === document.documentElement.lang || isSuggestionDeclined()) return;
  if (document.head.querySelector(`link[hreflang="${best.tag}"]`)) keepSuggestionRoom(true);
}

/** Reserves or releases the room, once the page's own code has decided. */
export function keepSuggestionRoom(isWanted: boolean): void {
  const { dataset } = document.documentElement;
  if (isWanted) dataset["suggestion"] = "expected";
  else delete dataset["suggestion"];
}
