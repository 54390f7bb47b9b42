/** Reads the newest versions of the entries of a list, drafts too, from the database only what was saved since the last time. */
import type { Payload, Where } from "payload";
import { isCollection, type ListConfig } from "./entries";
import { isRecord } from "./is-record";

/** Values made of entries, by their ids; that of a global has an empty one. */
export interface Latest<Value> {
  /** How many entries there are. */
  readonly count: number;
  /** Entries saved after this time are read again, ISO 8601. */
  readonly settled: string;
  readonly values: ReadonlyMap<string, Value>;
}

interface Reading<Value> {
  /** Of the last time. */
  readonly before?: Latest<Value> | undefined;
  /** Ids of entries that are made again although they were not saved. */
  readonly touched?: readonly string[];
  /**
   * Makes the values of a few entries.
   * @param stampOf a text for the moment of an entry, which is another one after each change
   */
  readonly make: (
    ids: readonly string[],
    stampOf: (updatedAt: string) => string,
  ) => Promise<Iterable<readonly [id: string, value: Value]>>;
}

/** So long after the moment in an entry's row all of it can be read, in milliseconds: its texts are written after the row. */
const LONGEST_SAVE = 10_000;
/** Between two of these others are served. */
const PAGE = 50;
/** Moment of a global that was never saved. */
const NEVER = "0";

export async function readLatest<Value>(
  payload: Payload,
  config: ListConfig,
  { before = { count: 0, settled: "", values: new Map() }, touched = [], make }: Reading<Value>,
): Promise<Latest<Value>> {
  const readAt = Date.now();
  const { rows, count } = await rowsOf(payload, config, { sort: "-updatedAt", limit: 1 });
  const newest = String(rows[0]?.updatedAt ?? "");
  if (count === before.count && newest === before.settled && touched.length === 0) return before;
  const limit = new Date(readAt - LONGEST_SAVE).toISOString();
  const settled = newest < limit ? newest : limit;
  const stampOf = (at: string) => (at > settled ? `${at} ${readAt}` : at);
  const values = new Map(before.values);
  const where: Where = before.settled ? { updatedAt: { greater_than_equal: before.settled } } : {};
  const changed = [...new Set([...(await idsOf(payload, config, where)), ...touched])];
  for (let from = 0; from < changed.length; from += PAGE)
    for (const [id, value] of await make(changed.slice(from, from + PAGE), stampOf)) values.set(id, value);
  if (values.size !== count) {
    const ids = await idsOf(payload, config);
    for (const id of values.keys()) if (!ids.has(id)) values.delete(id);
  }
  return { count, settled, values };
}

interface RowQuery {
  sort?: string;
  limit?: number;
  where?: Where;
}

/** When entries were saved last, as a draft or not: a row for each. */
async function rowsOf({ db }: Payload, config: ListConfig, { where = {}, limit = 0, sort }: RowQuery) {
  const options = { limit, page: 1, pagination: limit > 0, ...(sort && { sort }) };
  const select = { parent: true, updatedAt: true } as const;
  if (!isCollection(config)) {
    const { docs } = await db.findGlobalVersions({ global: config.slug, limit: 1, sort: "-updatedAt", select });
    return { rows: [{ id: "", updatedAt: docs[0]?.updatedAt ?? NEVER }], count: 1 };
  }
  const { slug: collection, versions } = config;
  const { docs, totalDocs: count } = versions
    ? await db.findVersions({ ...options, collection, select, where: { and: [{ latest: { equals: true } }, where] } })
    : await db.find({ ...options, collection, where, select: { updatedAt: true } });
  const rows: unknown[] = docs;
  return { rows: rows.filter(isRecord), count };
}

async function idsOf(payload: Payload, config: ListConfig, where: Where = {}): Promise<Set<string>> {
  const { rows } = await rowsOf(payload, config, { where });
  return new Set(rows.map(({ id, parent }) => String(parent ?? id)));
}
