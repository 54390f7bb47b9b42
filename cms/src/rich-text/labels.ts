import type { ArrayField, Field, RowField, TextField } from "payload";
import { validateText } from "../fields/checks";
import { localized, type Localized } from "../i18n";

type Line = TextField & { hasMany?: false };
type Label = Parameters<typeof localized>[0];

/** Labels of a block, which an editor inserts one at a time. */
export const labels = (singular: Localized): { singular: Localized; plural: Localized } => ({
  singular,
  plural: singular,
});

/** A line of words in a block. */
export const line = (name: string, label: Label, width?: string): Line => ({
  ...{ name, type: "text", label: localized(label) },
  ...(width && { admin: { width } }),
});

/** A line without which the block is incomplete. */
export const neededLine = (name: string, label: Label, width?: string): Line => ({
  ...{ ...line(name, label, width), required: true, validate: validateText },
});

/** A list of at least one row. */
export const rows = (name: string, label: Label, singular: Label, fields: Field[]): ArrayField => ({
  ...{ name, type: "array", label: localized(label), minRows: 1, required: true, fields },
  labels: { singular: localized(singular), plural: localized(label) },
});

/** Fields beside each other. */
export const beside = (...fields: Field[]): RowField => ({ type: "row", fields });
