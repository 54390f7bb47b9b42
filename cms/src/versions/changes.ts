import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { FlattenedField } from "payload";
import { isRecord, labelOf, fieldValues, type Doc, type FieldValue } from "payload-kit";
import { entryTitles, keyOf, type Asker, type EntryRef } from "payload-kit/entry-titles";
import { nearChanges, textChanges, type Part } from "../text-changes";
import { valueWords, type Speech } from "./value-words";
import { translate } from "../i18n";

/** A field that differs between two versions of an entry. */
export interface ChangedField {
  /** Label as the form shows it, for instance `Search and sharing › Title`. */
  readonly label: string;
  /** Null for a field that all locales share. */
  readonly locale: LocaleCode | null;
  /** Both texts in one, without what is far from any change; none where its words are the same and its form is not: a heading that was a paragraph. */
  readonly parts: readonly Part[];
}

/** Fields that no editor writes: Payload maintains them, or the list of versions shows them. */
const NO_CONTENT = new Set(["id", "_status", "savedBy", "createdAt", "updatedAt"]);

/**
 * Differences between two versions of an entry, in the order of its form (A4).
 * @param before read with `locale: "all"`, without depth
 * @param after the same of the later one
 * @param asker reads the titles of other entries
 */
export async function changedFields(
  fields: readonly FlattenedField[],
  before: Doc,
  after: Doc,
  asker: Asker,
): Promise<ChangedField[]> {
  const differing = differences(fields, before, after);
  const refs: EntryRef[] = [];
  const listen: Speech = { i18n: asker.i18n, titleOf: (ref) => (refs.push(ref), "") };
  for (const { was, is } of differing) [...was, ...is].forEach(({ field, value }) => valueWords(field, value, listen));
  const titles = await entryTitles(refs, asker);
  const titleOf = (ref: EntryRef) => titles.get(keyOf(ref)) ?? translate(asker.i18n.language, "versions:gone");
  const say = (values: readonly FieldValue[]) =>
    values.map(({ field, value }) => valueWords(field, value, { i18n: asker.i18n, titleOf })).join("\n");
  return differing.map(({ path, locale, was, is }) => {
    const [earlier, later] = [say(was), say(is)];
    const parts = earlier === later ? [] : nearChanges(textChanges(earlier, later));
    return { label: labelOf(fields, path, asker.i18n), locale, parts };
  });
}

/** Labels of the fields that differ, each with the locales in which it does; null for all. */
export function changedLabels(
  fields: readonly FlattenedField[],
  before: Doc,
  after: Doc,
  i18n: Asker["i18n"],
): { readonly label: string; readonly locales: readonly (LocaleCode | null)[] }[] {
  const locales = new Map<string, (LocaleCode | null)[]>();
  for (const { path, locale } of differences(fields, before, after)) {
    const label = labelOf(fields, path, i18n);
    locales.set(label, [...(locales.get(label) ?? []), locale]);
  }
  return [...locales].map(([label, found]) => ({ label, locales: found }));
}

/** The values at a place of the form in a locale; of a list those of its rows, in their order. */
interface ValuesAtPath {
  readonly path: string;
  readonly locale: LocaleCode | null;
  readonly values: readonly FieldValue[];
}

interface Difference extends Omit<ValuesAtPath, "values"> {
  readonly was: readonly FieldValue[];
  readonly is: readonly FieldValue[];
}

function differences(fields: readonly FlattenedField[], before: Doc, after: Doc): Difference[] {
  const [earlier, later] = [placesOf(fields, before), placesOf(fields, after)];
  return [...new Map([...earlier, ...later])].flatMap(([key, { path, locale }]): Difference[] => {
    const [was, is] = [earlier.get(key)?.values ?? [], later.get(key)?.values ?? []];
    return shapeOf(was) === shapeOf(is) ? [] : [{ path, locale, was, is }];
  });
}

function placesOf(fields: readonly FlattenedField[], doc: Doc): Map<string, ValuesAtPath> {
  const places = new Map<string, ValuesAtPath>();
  for (const fieldValue of fieldValues(fields, doc, LOCALE_CODES)) {
    if (NO_CONTENT.has(fieldValue.field.name) || isHidden(fieldValue.field)) continue;
    const path = fieldValue.path.replace(/\.\d+(?=\.)/g, "");
    const key = `${path} ${fieldValue.locale}`;
    places.set(key, { path, locale: fieldValue.locale, values: [...(places.get(key)?.values ?? []), fieldValue] });
  }
  return places;
}

const isHidden = ({ admin }: FlattenedField) => Boolean(admin && "hidden" in admin && admin.hidden);

/** The content that an editor writes, without the properties that storage adds or omits. */
const shapeOf = (values: readonly FieldValue[]): string => JSON.stringify(values.map(({ value }) => essence(value)));

/** Of a text's nodes: their numbers of format, without what says how they were stored. */
const STORAGE = new Set(["version", "direction", "detail", "mode", "style", "indent", "textFormat", "textStyle", "id"]);

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(essence) : null;
  if (!isRecord(value)) return value === undefined || value === "" || value === false ? null : value;
  const kept = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const said = STORAGE.has(name) ? null : essence(inner);
    return said === null ? [] : [[name, said]];
  });
  return Object.fromEntries(kept.sort(([one], [other]) => one.localeCompare(other)));
}
