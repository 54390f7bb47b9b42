/**
 * Texts for readers of a shown set (X12): of the page that opens it and of the bar at the foot of its pages. In narrow windows
 * `note.short` replaces `note.open`, and `excerpt.keys` is hidden. `enter.closed` never says whether the link has expired,
 * was revoked or never existed.
 */
import type { LocaleCode } from "@future-native/contract/locales";
import { siteMessages } from "../../src/site-messages";

export type ShownSetWords = ReturnType<typeof siteMessages<"shown-set">>;

export const wordsIn = (locale: LocaleCode): ShownSetWords => siteMessages("shown-set", locale);
