import { isRecord } from "payload-kit";
import { onlyWords, unmarked, type Inline } from "payload-kit/rich-text/marks";
import type { RichText, TextUnit } from "./rich-text";
import type { TextField } from "./text-fields";

const isWritten = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * Translatable units of a field, each with an id that is unique in its entry: the field's path and a suffix.
 * @param value as `valueIn` gives it
 */
export function unitsOf({ path, columns }: TextField, value: unknown, richText: RichText): TextUnit[] {
  if (columns) {
    return rowsOf(value).flatMap((row) =>
      columns.flatMap((column) => {
        const text = row[column];
        return isWritten(text) ? [{ id: `${path}.${String(row.id)}.${column}`, text: unmarked(text) }] : [];
      }),
    );
  }
  if (isWritten(value)) return [{ id: path, text: unmarked(value) }];
  return richText.unitsOf(value).map(({ id, text }) => ({ id: `${path}.${id}`, text }));
}

/**
 * A field's value with other words in it.
 * @param value the source's, as `valueIn` gives it
 * @param translations by the ids of units
 * @throws BrokenMarksError when the marks of a translation are not those of its unit
 */
export function translated(
  { path, columns }: TextField,
  value: unknown,
  translations: ReadonlyMap<string, readonly Inline[]>,
  richText: RichText,
): unknown {
  if (columns) {
    return rowsOf(value).map((row) => {
      const cells = columns.flatMap((column) => {
        const words = translations.get(`${path}.${String(row.id)}.${column}`);
        return words ? [[column, onlyWords(words, unmarked(""))]] : [];
      });
      return { id: row.id, ...Object.fromEntries(cells) };
    });
  }
  if (isWritten(value)) return onlyWords(translations.get(path) ?? [], unmarked(value));
  const inside = [...translations].map(([id, words]) => [id.slice(path.length + 1), words] as const);
  return richText.withTexts(value, new Map(inside));
}

/** The field that a unit belongs to. */
export const fieldOfUnit = (fields: readonly TextField[], unit: string): TextField | undefined =>
  fields.find(({ path }) => unit === path || unit.startsWith(`${path}.`));
