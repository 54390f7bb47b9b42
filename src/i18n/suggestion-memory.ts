import { readStoredValue, storeValue } from "../hooks/stored-value";

const KEY = "locale-suggestion";

/** The visitor wants no offer of another language: closed the bar, or chose a language by hand. */
export function declineSuggestions(): void {
  storeValue(KEY, "declined");
}

export function isSuggestionDeclined(): boolean {
  return readStoredValue(KEY) !== null;
}
