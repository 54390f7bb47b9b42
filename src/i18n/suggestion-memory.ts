import { readStoredValue, storeValue } from "../hooks/stored-value";

const SUGGESTION_KEY = "locale-suggestion";

/** The visitor wants no offer of another language: closed the bar, or chose a language by hand. */
export function declineSuggestions(): void {
  storeValue(SUGGESTION_KEY, "declined");
}

export function isSuggestionDeclined(): boolean {
  return readStoredValue(SUGGESTION_KEY) !== null;
}
