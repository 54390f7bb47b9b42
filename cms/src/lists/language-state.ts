import type { LocaleCode } from "@future-native/contract/locales";
import type { BoardEntry } from "payload-translations/board";

/** How far an entry is in a language. */
export type LanguageState = "live" | "stale" | "scheduled" | "draft" | "missing";

/**
 * State of an entry in a language: what visitors see of it, or why they do not.
 * @param isScheduled whether its publication is scheduled
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
