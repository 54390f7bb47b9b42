/** States of an entry in a locale. Imports nothing of Payload, because the admin bundles it. */
export const TRANSLATION_STATES = ["missing", "older", "complete"] as const;
/** The state that passes all entries. */
export const EVERY_STATE = "all";
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** Why a translation needs a review: its source had changed before it was imported, or a machine made it. */
export const FLAG_REASONS = ["older", "machine"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
