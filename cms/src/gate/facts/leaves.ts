/** An entry in all its languages as a flat list of values, each with the path by which a form knows it. */
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { FlattenedField } from "payload";
import { isRecord } from "../../is-record";

/** An entry as it is read with `locale: "all"`: a localised field holds an object with a value for each locale. */
export type Doc = Readonly<Record<string, unknown>>;

/** A value of an entry that is no group and no list. */
export interface Leaf {
  /** For instance `seo.title`, or `figures.2.label`. */
  readonly path: string;
  /** Null for a field that all locales share. */
  readonly locale: LocaleCode | null;
  readonly field: FlattenedField;
  readonly value: unknown;
}

const isLocalised = (field: FlattenedField) => "localized" in field && field.localized === true;

/** Every value of an entry, in the order of its form. */
export function leavesOf(fields: readonly FlattenedField[], doc: Doc, before = ""): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    const path = before + field.name;
    const value = doc[field.name];
    if (field.type === "group" || field.type === "tab") {
      return leavesOf(field.flattenedFields, isRecord(value) ? value : {}, `${path}.`);
    }
    if (field.type === "array") {
      const rows = Array.isArray(value) ? value.filter(isRecord) : [];
      return rows.flatMap((row, at) => leavesOf(field.flattenedFields, row, `${path}.${at}.`));
    }
    if (field.type === "join") return [];
    if (!isLocalised(field)) return [{ path, locale: null, field, value }];
    const values = isRecord(value) ? value : {};
    return LOCALE_CODES.map((locale) => ({ path, locale, field, value: values[locale] }));
  });
}

/**
 * An entry with what a form holds in one locale put over what is stored of it in all.
 * @param stored read with `locale: "all"`; empty for an entry that is new
 * @param data what is saved or asked about, as it reads in `locale`
 */
export function withForm(fields: readonly FlattenedField[], stored: Doc, data: Doc, locale: LocaleCode): Doc {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const [was, is] = [stored[field.name], data[field.name]];
    if (is === undefined) return [];
    if (field.type === "group" || field.type === "tab") {
      const group = isRecord(is) ? is : {};
      return [[field.name, withForm(field.flattenedFields, isRecord(was) ? was : {}, group, locale)]];
    }
    if (field.type === "array") {
      const known = new Map((Array.isArray(was) ? was : []).filter(isRecord).map((row) => [row.id, row]));
      const rows = (Array.isArray(is) ? is : []).filter(isRecord);
      return [[field.name, rows.map((row) => withForm(field.flattenedFields, known.get(row.id) ?? {}, row, locale))]];
    }
    if (!isLocalised(field)) return [[field.name, is]];
    return [[field.name, { ...(isRecord(was) ? was : {}), [locale]: is }]];
  });
  return { ...stored, ...Object.fromEntries(changed) };
}

/** An id of a relation, whether it was populated or not. */
export function relatedId(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return isRecord(value) && typeof value.id === "number" ? value.id : undefined;
}

/** A text without spaces around it; empty for what is no text. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** A value of a document at a path, in a locale where it has one for each. */
export function valueIn(doc: Doc, path: string, locale: LocaleCode | null): unknown {
  const value = path.split(".").reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), doc);
  return locale !== null && isRecord(value) && LOCALE_CODES.some((code) => code in value) ? value[locale] : value;
}
