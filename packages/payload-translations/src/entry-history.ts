import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { isRecord } from "payload-kit";
import type { StoredEntry, Version } from "./judge";
import { isLocaleCode, type Languages } from "./languages";
import type { BoardList } from "./read-board";
import { settingsOf } from "./settings";
import type { TextField } from "./text-fields";

const ALL = { pagination: false, limit: 0, sort: "updatedAt" } as const;

/** All versions of an entry that are kept, the oldest first; undefined when there is no such entry. */
export async function historyOf(
  payload: Payload,
  { slug, kind }: BoardList,
  id: string,
): Promise<Version[] | undefined> {
  const { languages } = settingsOf(payload);
  const versionOf = versionIn(languages);
  if (kind === "global") {
    const global = slug as GlobalSlug;
    const { docs } = await payload.db.findGlobalVersions<StoredEntry>({ global, ...ALL });
    const versions = docs.map(versionOf);
    return versions.length > 0
      ? versions
      : [{ entry: (await payload.db.findGlobal<StoredEntry>({ slug: global })) ?? {} }];
  }
  const collection = slug as CollectionSlug;
  const entry = /^[1-9]\d{0,14}$/.test(id)
    ? await payload.db.findOne<StoredEntry & { id: number }>({ collection, where: { id: { equals: Number(id) } } })
    : null;
  if (!entry) return undefined;
  if (!payload.collections[collection]?.config.versions) return [{ entry }];
  const where = { parent: { equals: Number(id) } };
  const { docs } = await payload.db.findVersions<StoredEntry>({ collection, where, ...ALL });
  return docs.length > 0 ? docs.map(versionOf) : [{ entry }];
}

const versionIn =
  (languages: Languages) =>
  (stored: object): Version => {
    const { version, publishedLocale } = stored as { version: StoredEntry; publishedLocale?: unknown };
    return { entry: version, onlyLocale: isLocaleCode(languages, publishedLocale) ? publishedLocale : undefined };
  };

/** Value at a path of an entry; of a localized text an object with a value for each locale. */
function valueAt(entry: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), entry);
}

/** Value of a field in one locale; of a list its rows, with the columns in that locale. */
export function valueIn(entry: StoredEntry, { path, columns }: TextField, locale: string): unknown {
  const value = valueAt(entry, path);
  if (!columns) return valueAt(value, locale);
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isRecord).map((row) => ({
    id: row.id,
    ...Object.fromEntries(columns.map((column) => [column, valueAt(row[column], locale)])),
  }));
}
