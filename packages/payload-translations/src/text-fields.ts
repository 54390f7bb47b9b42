import type { FlattenedField } from "payload";
import { isRecord, type Doc } from "payload-kit";
import { NEEDED } from "payload-kit/needed";

/** A text that is written in each locale. */
export interface TextField {
  /** For instance `seo.title`. */
  path: string;
  /** As Payload's config has it: a text, or one a language. */
  label: unknown;
  /** Whether a locale without it does not show the entry. */
  isNeeded: boolean;
  /** For a list: which fields of its rows are written in each locale. */
  columns?: string[];
}

/** The texts of a collection or global that are translated, in the order of its form. */
export function textFieldsOf(fields: readonly FlattenedField[], before = ""): TextField[] {
  return fields.flatMap((field): TextField[] => {
    const path = before + field.name;
    if (field.type === "group" || field.type === "tab") return textFieldsOf(field.flattenedFields, `${path}.`);
    if (field.type === "array") {
      const columns = field.flattenedFields.filter(isTranslated).map(({ name }) => name);
      return columns.length > 0 ? [{ path, label: field.label, isNeeded: false, columns }] : [];
    }
    if (!isTranslated(field)) return [];
    return [{ path, label: field.label, isNeeded: field.custom?.[NEEDED] === true }];
  });
}

type Translated = Extract<FlattenedField, { type: "text" | "textarea" | "richText" }>;

function isTranslated(field: FlattenedField): field is Translated {
  return (field.type === "text" || field.type === "textarea" || field.type === "richText") && Boolean(field.localized);
}

/** Value at a path of an entry; of a localized text an object with a value for each locale. */
function valueAt(entry: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), entry);
}

export const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Value of a field in one locale; of a list its rows, with the columns in that locale. */
export function valueIn(entry: Doc, { path, columns }: TextField, locale: string): unknown {
  const value = valueAt(entry, path);
  if (!columns) return valueAt(value, locale);
  const cellsIn = (row: Doc) => columns.map((column) => [column, valueAt(row[column], locale)]);
  return rowsOf(value).map((row) => ({ id: row.id, ...Object.fromEntries(cellsIn(row)) }));
}

/** Unique in an entry. */
export const cellKey = ({ path }: TextField, row: Doc, column: string) => `${path}.${String(row.id)}.${column}`;

/**
 * The texts of a field by their keys, each with its path in the form: one, or one for each cell of a list.
 * @param value as `valueIn` gives it
 */
export function cellsOf(field: TextField, value: unknown): [key: string, cell: unknown, path: string][] {
  const { path, columns } = field;
  if (!columns) return [[path, value, path]];
  return rowsOf(value).flatMap((row, at) =>
    columns.map((column): [string, unknown, string] => {
      return [cellKey(field, row, column), row[column], `${path}.${at}.${column}`];
    }),
  );
}
