import type { LocaleCode } from "@future-native/contract/locales";
import type { BoardEntry } from "../translations/read-board";

/** How far an entry is in a language. */
export type LanguageState = "live" | "stale" | "scheduled" | "draft" | "missing";

/**
 * How far an entry is in a language: what a visitor of that language gets, or else what keeps it from them.
 * @param isScheduled whether somebody has set a time for it to be published
 */
export function languageState(
  { locales, status }: BoardEntry,
  locale: LocaleCode,
  isScheduled: boolean,
): LanguageState {
  const { isWritten, state } = locales[locale];
  if (!isWritten) return "missing";
  if (status === "draft") return isScheduled ? "scheduled" : "draft";
  return state === "older" ? "stale" : "live";
}
