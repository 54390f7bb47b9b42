/** Values of the demo content as the fields of Payload take them. */
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract";
import type { FlattenedField, Payload } from "payload";
import { isRecord, type Doc } from "payload-kit";
import { lexicalFromBlocks, type BlockInput } from "../rich-text/to-lexical";
import type { DemoEntry } from "./demo-content";

/** A picture or recording with the fields that it has in the library. */
export interface DemoFile extends DemoEntry {
  /** Name in `demo/pictures` or `demo/recordings`. */
  readonly file: string;
}

export interface ImportContext {
  readonly payload: Payload;
  /** Ids of what is imported, by collection and key; of files by their names. */
  readonly ids: Map<string, number>;
}

interface Target extends Pick<ImportContext, "ids"> {
  readonly locale: LocaleCode;
  /** The stored document, whose rows keep their ids. */
  readonly saved?: Doc;
  /** By default all fields. */
  readonly isWanted?: (field: FlattenedField) => boolean;
}

export const isFile = (value: unknown): value is DemoFile => isRecord(value) && typeof value.file === "string";

const isTranslated = (value: unknown): value is Partial<Record<LocaleCode, unknown>> =>
  isRecord(value) && Object.keys(value).every((key) => LOCALE_CODES.some((code) => code === key));

/** Locales in which an entry has texts; the default one for an entry whose texts are in no locale. */
export function localesOf(entry: DemoEntry): LocaleCode[] {
  const found = LOCALE_CODES.filter((code) =>
    Object.values(entry).some((value) => isTranslated(value) && code in value),
  );
  return found.length > 0 ? found : ["en"];
}

/** Whether a field, or one in its group, has a value for each locale. */
export const isLocalized = (field: FlattenedField): boolean =>
  ("localized" in field && field.localized === true) ||
  (field.type === "group" && field.flattenedFields.some(isLocalized));

/** Names in an entry that are none of fields. */
const OWN_NAMES = ["key", "file"];

/**
 * An entry in one locale.
 * @throws Error that names a field that there is not, or a key without an entry
 */
export function valuesOf(fields: readonly FlattenedField[], entry: DemoEntry, target: Target): Record<string, unknown> {
  const known = [...OWN_NAMES, ...fields.map(({ name }) => name)];
  const unknown = Object.keys(entry).find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no field "${unknown}".`);
  const { isWanted = () => true, ...inside } = target;
  const given = fields.filter((field) => entry[field.name] !== undefined && isWanted(field));
  return Object.fromEntries(given.map((field) => [field.name, valueOf(field, entry[field.name], inside)]));
}

function valueOf(field: FlattenedField, value: unknown, target: Target): unknown {
  const { locale, saved = {}, ids } = target;
  if (field.type === "group" || field.type === "tab")
    return isRecord(value) ? valuesOf(field.flattenedFields, value, target) : undefined;
  if (field.type === "array") {
    const [rows, before] = [value, saved[field.name]].map((list) => (Array.isArray(list) ? list.filter(isRecord) : []));
    return rows?.map((row, at) => ({ id: before?.[at]?.id, ...valuesOf(field.flattenedFields, row, target) }));
  }
  if (isFile(value)) return idOf(ids, value.file);
  const own = isTranslated(value) ? value[locale] : value;
  const { relationTo } = field as { relationTo?: string };
  if (field.type === "relationship")
    return Array.isArray(own) ? own.map((key) => idOf(ids, `${relationTo} ${key}`)) : idOf(ids, `${relationTo} ${own}`);
  if (field.type === "richText") return Array.isArray(own) ? richTextOf(own, target) : undefined;
  if (field.type === "date" && typeof own === "string") return momentOf(field.name, own);
  return Array.isArray(own) && field.type !== "select" ? own.join("\n") : own;
}

function idOf(ids: ImportContext["ids"], key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`There is no ${key}.`);
  return id;
}

/** Whether it is a block the field itself validates. */
const isBlock = (value: unknown): value is BlockInput => isRecord(value) && typeof value.type === "string";

const richTextOf = (blocks: readonly unknown[], target: Target) =>
  lexicalFromBlocks(blocks.map((block) => inBlock(block, target)).filter(isBlock));

/** Takes the texts of a locale out of a block, and ids for its files. */
function inBlock(value: unknown, target: Target): unknown {
  if (Array.isArray(value)) return value.map((item) => inBlock(item, target));
  if (isFile(value)) return idOf(target.ids, value.file);
  if (isTranslated(value)) return value[target.locale];
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inBlock(inner, target)]));
}

/** A calendar date as the CMS stores it: noon UTC, so that it is the same day in the editor's time zone. */
function momentOf(field: string, date: string): string {
  if (date.includes("T")) return date;
  return `${field === "validThrough" ? stillAhead(date, new Date()) : date}T12:00:00.000Z`;
}

/** The vacancies of the demo stay open however old it grows. @returns the day, in the first year in which it is to come */
export function stillAhead(day: string, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const inYear = (year: number) => `${year}${day.slice(4)}`;
  if (day > today) return day;
  const thisYear = inYear(now.getUTCFullYear());
  return thisYear > today ? thisYear : inYear(now.getUTCFullYear() + 1);
}
