import { onlyWords, unmarked, type Inline, type MarkedText } from "payload-kit/rich-text/marks";
import type { Label, RichText } from "./rich-text";
import { cellKey, cellsOf, rowsOf, type TextField } from "./text-fields";

/** A text of a field that is translated as a whole. */
export interface FieldUnit {
  readonly id: string;
  readonly text: MarkedText;
  /** Path of the field in the form. */
  readonly path: string;
  /** Its kind in a rich text. */
  readonly labels?: readonly Label[];
}

/**
 * Translatable units of a field, each with an id that is unique in its entry: the field's path and a suffix.
 * @param value as `valueIn` gives it
 */
export function unitsOf(field: TextField, value: unknown, richText: RichText): FieldUnit[] {
  return cellsOf(field, value).flatMap(([key, cell, path]): FieldUnit[] => {
    if (typeof cell === "string") return cell.trim() === "" ? [] : [{ id: key, text: unmarked(cell), path }];
    return richText.unitsOf(cell).map((unit) => ({ ...unit, id: `${key}.${unit.id}`, path }));
  });
}

/**
 * A field's value with other words in it.
 * @param value the source's, as `valueIn` gives it
 * @param translations by the ids of units
 * @throws BrokenMarksError when the marks of a translation are not those of its unit
 */
export function translated(
  field: TextField,
  value: unknown,
  translations: ReadonlyMap<string, readonly Inline[]>,
  richText: RichText,
): unknown {
  const { path, columns } = field;
  if (columns) {
    return rowsOf(value).map((row) => {
      const cells = columns.flatMap((column) => {
        const words = translations.get(cellKey(field, row, column));
        return words ? [[column, onlyWords(words, unmarked(""))]] : [];
      });
      return { id: row.id, ...Object.fromEntries(cells) };
    });
  }
  if (typeof value === "string") return onlyWords(translations.get(path) ?? [], unmarked(value));
  const inside = [...translations].map(([id, words]) => [id.slice(path.length + 1), words] as const);
  return richText.withTexts(value, new Map(inside));
}

/** The field that a unit belongs to. */
export const fieldOfUnit = (fields: readonly TextField[], unit: string): TextField | undefined =>
  fields.find(({ path }) => unit === path || unit.startsWith(`${path}.`));
