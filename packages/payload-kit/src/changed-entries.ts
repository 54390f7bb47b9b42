/** Reads what visitors see of a collection, from the database only what has changed since the last time. */
import { setImmediate } from "node:timers/promises";
import type { CollectionSlug, Payload, Where } from "payload";
import { within, type Reader } from "./in-transaction";
import { isRecord } from "./is-record";
import { sharedState } from "./shared-state";

/** A cached value, with the stamp of the entry's state that it was computed from. */
interface CachedEntry<Value> {
  readonly stamp: string;
  readonly value: Value;
}

/** Cached values of a collection's entries, by their ids. */
export type CachedEntries<Value> = Map<number, CachedEntry<Value>>;

interface Reading<Value> {
  readonly collection: CollectionSlug;
  readonly sort?: string[];
  /** Cache of the last reading, which this one updates. */
  readonly kept: CachedEntries<Value>;
  /** Reads a few entries. An entry that it does not give has gone meanwhile, or is a draft by now. */
  readonly read: (where: Where) => Promise<Iterable<readonly [number, Value]>>;
}

const changes = sharedState<Map<string, number>>("changed-entries");

/** So many entries are read at a time; requests of others are answered before the next. */
const SLICE = 25;

/** @returns the value of each published entry, by its id, in the requested order */
export async function readChanged<Value>(
  reader: Reader,
  { collection, kept, read, sort }: Reading<Value>,
): Promise<Map<number, Value>> {
  const published = publishedIn(reader.payload, collection);
  const stamps = await stampsOf(reader, { collection, sort, where: published });
  for (const id of kept.keys()) if (!stamps.has(id)) kept.delete(id);
  const values = new Map<number, Value>();
  for (const [id, { stamp, value }] of kept) if (stamps.get(id) === stamp) values.set(id, value);
  const changed = [...stamps.keys()].filter((id) => !values.has(id));
  for (let start = 0; start < changed.length; start += SLICE) {
    if (start > 0) await setImmediate();
    for (const [id, value] of await read({ and: [{ id: { in: changed.slice(start, start + SLICE) } }, published] })) {
      values.set(id, value);
      // An entry that was saved while it was read has a new stamp, so the next reading reads it again.
      kept.set(id, { stamp: stamps.get(id) ?? "", value });
    }
  }
  return new Map(
    [...stamps.keys()].flatMap((id): [number, Value][] => {
      const value = values.get(id);
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

function publishedIn(payload: Payload, collection: CollectionSlug): Where {
  return payload.collections[collection]?.config.versions?.drafts ? { _status: { equals: "published" } } : {};
}

interface EntryQuery {
  readonly collection: CollectionSlug;
  readonly where: Where;
  readonly sort?: string[] | undefined;
}

/** In which state each entry is. Which they are is read at once, so that a change meanwhile leaves none out. */
async function stampsOf(reader: Reader, asked: EntryQuery): Promise<Map<number, string>> {
  const { collection } = asked;
  const select = { id: true, updatedAt: true } as const;
  const { docs } = await reader.payload.db.find({ ...asked, select, pagination: false, limit: 0, ...within(reader) });
  const rows = (docs as unknown[]).filter(isRecord);
  return new Map(
    rows.map((row) => [Number(row.id), `${String(row.updatedAt)} ${changesOf(collection, Number(row.id))}`]),
  );
}

const keyOf = (collection: string, id: number | string) => `${collection} ${id}`;

const changesOf = (collection: string, id: number): number => changes.value?.get(keyOf(collection, id)) ?? 0;

/**
 * Says that an entry was written by this process. Its row alone does not tell: SQLite shows a row with its new time before the
 * texts that belong to it are written.
 */
export function noteChange(collection: string, id: number | string): void {
  changes.value ??= new Map();
  changes.value.set(keyOf(collection, id), changesOf(collection, Number(id)) + 1);
}
