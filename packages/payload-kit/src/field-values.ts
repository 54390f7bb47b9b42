/** The fields of a document, each with the path by which a form knows it. */
import type { FlattenedField, TypedLocale } from "payload";
import { isRecord } from "./is-record";

/** An entry as the database or a form has it. */
export type Doc = Readonly<Record<string, unknown>>;

/** A field of a document that is no group and no list. */
export interface FieldOfDoc {
  readonly field: FlattenedField;
  /** For instance `seo.title`, or `figures.2.label`. */
  readonly path: string;
  readonly value: unknown;
  /** Record that holds the value by the field's name. */
  readonly parent: Record<string, unknown>;
  /** Whether the field, or a group or list around it, has a value for each locale. */
  readonly isLocalized: boolean;
}

const isLocalized = (field: FlattenedField) => "localized" in field && field.localized === true;

/** Rows of a list, or children of a node; none for anything else. */
const recordsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * Visits the fields of a document in the order of its form, into groups, tabs and lists.
 * @param skip leaves a field out, with all that it holds
 */
export function* walkFields(
  fields: readonly FlattenedField[],
  doc: Record<string, unknown>,
  skip: (field: FlattenedField) => boolean = () => false,
  before = "",
  isInside = false,
): Generator<FieldOfDoc> {
  for (const field of fields) {
    if (field.type === "join" || skip(field)) continue;
    const path = before + field.name;
    const value = doc[field.name];
    const inLocales = isInside || isLocalized(field);
    if (field.type === "group" || field.type === "tab") {
      yield* walkFields(field.flattenedFields, isRecord(value) ? value : {}, skip, `${path}.`, inLocales);
    } else if (field.type === "array") {
      for (const [at, row] of recordsOf(value).entries())
        yield* walkFields(field.flattenedFields, row, skip, `${path}.${at}.`, inLocales);
    } else yield { field, path, value, parent: doc, isLocalized: inLocales };
  }
}

/** A value of an entry in a locale. */
export interface FieldValue<Locale = TypedLocale> {
  readonly path: string;
  /** Null for a field that all locales share. */
  readonly locale: Locale | null;
  readonly field: FlattenedField;
  readonly value: unknown;
}

/**
 * Every value of an entry in all its locales, in the order of its form.
 * @param doc read with `locale: "all"`: a localized field holds an object with a value for each locale
 */
export function fieldValues<Locale>(
  fields: readonly FlattenedField[],
  doc: Doc,
  locales: readonly Locale[],
): FieldValue<Locale>[] {
  return [...walkFields(fields, doc)].flatMap(({ field, path, value }): FieldValue<Locale>[] => {
    if (!isLocalized(field)) return [{ path, locale: null, field, value }];
    const values = isRecord(value) ? value : {};
    return locales.map((locale) => ({ path, locale, field, value: values[String(locale)] }));
  });
}

/**
 * An entry with the values of a form in one locale laid over those that are stored in all.
 * @param stored read with `locale: "all"`; empty for an entry that is new
 * @param data of the form, as it reads in `locale`
 */
export function withForm(fields: readonly FlattenedField[], stored: Doc, data: Doc, locale: string): Doc {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const [was, is] = [stored[field.name], data[field.name]];
    if (is === undefined) return [];
    if (field.type === "group" || field.type === "tab") {
      const group = isRecord(is) ? is : {};
      return [[field.name, withForm(field.flattenedFields, isRecord(was) ? was : {}, group, locale)]];
    }
    if (field.type === "array") {
      const known = new Map(recordsOf(was).map((row) => [row.id, row]));
      const rows = recordsOf(is).map((row) => withForm(field.flattenedFields, known.get(row.id) ?? {}, row, locale));
      return [[field.name, rows]];
    }
    if (!isLocalized(field)) return [[field.name, is]];
    return [[field.name, { ...(isRecord(was) ? was : {}), [locale]: is }]];
  });
  return { ...stored, ...Object.fromEntries(changed) };
}

/** An id of a relation, whether it was populated or not. */
export function relatedId(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return isRecord(value) && typeof value.id === "number" ? value.id : undefined;
}

/** A text without spaces around it; empty for a value that is no text. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
