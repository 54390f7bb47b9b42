import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField } from "payload";

/**
 * Label of the field at a path as the form shows it, for instance `Search and sharing › Title`; empty if there is none.
 */
export function labelOf(
  fields: readonly FlattenedField[],
  path: string,
  i18n: Parameters<typeof getTranslation>[1],
): string {
  const labels = labelsOf(fields, path.split(".")).map((label) => getTranslation(label, i18n));
  return labels.filter(Boolean).join(" › ");
}

type Label = Parameters<typeof getTranslation>[0];

/** Labels of a field and its parents; of a row its number. */
function labelsOf(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): Label[] {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return [];
  const own: Label[] = "label" in field && field.label ? [field.label as Label] : [];
  if (!("flattenedFields" in field)) return own;
  const [row, ...inRow] = rest;
  if (row === undefined || !/^\d+$/.test(row)) return [...own, ...labelsOf(field.flattenedFields, rest)];
  return [...own, String(Number(row) + 1), ...labelsOf(field.flattenedFields, inRow)];
}
