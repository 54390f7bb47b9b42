import type { Words } from "../words";

/** Labels of a block, which an editor inserts one at a time. */
export const labels = (singular: Words): { singular: Words; plural: Words } => ({ singular, plural: singular });
