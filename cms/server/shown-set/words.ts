/**
 * Texts for readers of a shown set (X12): of the page that opens it and of the bar at the foot of its pages. In narrow windows
 * `note.short` replaces `note.open`, and `excerpt.keys` is hidden.
 */
import type { LocaleCode } from "@future-native/contract/locales";
import br from "./texts/br.json";
import en from "./texts/en.json";
import ru from "./texts/ru.json";

export type ShownSetWords = typeof en;

/** `enter.closed` never says whether the link has expired, was revoked or never existed. */
export const WORDS: Readonly<Record<LocaleCode, ShownSetWords>> = { en, ru, br };
