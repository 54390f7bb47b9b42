/** What can be said of an entry in a locale (X3). Imports nothing of Payload, because the admin's screens read it too. */
export const TRANSLATION_STATES = ["missing", "older", "complete"] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];
