import type { Localized } from "../i18n";
/** Labels of a block, which an editor inserts one at a time. */
export const labels = (singular: Localized): { singular: Localized; plural: Localized } => ({
  singular,
  plural: singular,
});
