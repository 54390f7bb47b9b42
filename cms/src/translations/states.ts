/** What can be said of an entry in a locale (X3). Imports nothing of Payload, because the admin's screens read it too. */
export const TRANSLATION_STATES = ["missing", "older", "complete"] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** Why somebody has to look at a translation: its source had changed before it came, or a machine has made it. */
export const FLAG_REASONS = ["older", "machine"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
