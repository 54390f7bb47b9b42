import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from "payload";
import { isRecord } from "payload-kit";
import { settledUntil } from "payload-kit/settled";

type Doc = Readonly<Record<string, unknown>>;

/** An entry as the database has it, in its newest version, and a stamp that is another one after each change. */
export interface StoredEntry {
  readonly id: string;
  readonly stamp: string;
  readonly doc: Doc;
}

interface EntryCache {
  readonly count: number;
  /** Entries changed after this time are read again, ISO 8601. */
  readonly settled: string;
  readonly entries: ReadonlyMap<string, StoredEntry>;
}

const kept = new WeakMap<SanitizedCollectionConfig, EntryCache>();
const NONE: EntryCache = { count: 0, settled: "", entries: new Map() };
/** Between two of these others are served. */
const PAGE = 50;

/** All entries of a collection. Those that have not changed since the last time are not read again. */
export async function entriesOfCollection(payload: Payload, config: SanitizedCollectionConfig): Promise<StoredEntry[]> {
  const before = kept.get(config) ?? NONE;
  const readAt = Date.now();
  const { docs, totalDocs: count } = await rowsOf(payload, config, { sort: "-updatedAt", limit: 1 });
  const newest = String(docs[0]?.updatedAt ?? "");
  if (count === before.count && newest === before.settled) return [...before.entries.values()];
  const settled = settledUntil(newest, readAt);
  const entries = new Map(before.entries);
  for await (const doc of changedSince(payload, config, before.settled)) {
    const id = String(doc.id);
    const at = String(doc.updatedAt);
    entries.set(id, { id, stamp: at > settled ? `${at} ${readAt}` : at, doc });
  }
  if (entries.size !== count) {
    const ids = await idsOf(payload, config);
    for (const id of entries.keys()) if (!ids.has(id)) entries.delete(id);
  }
  kept.set(config, { count, settled, entries });
  return [...entries.values()];
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig) => Boolean(versions?.drafts);

interface RowQuery {
  sort?: string;
  limit?: number;
  where?: Where;
}

/** When entries were saved last, as a draft or not: a row for each. */
async function rowsOf(payload: Payload, config: SanitizedCollectionConfig, { where = {}, limit = 0, sort }: RowQuery) {
  const collection = config.slug as CollectionSlug;
  const options = { collection, limit, page: 1, pagination: limit > 0, ...(sort && { sort }) };
  const { docs, totalDocs } = hasDrafts(config)
    ? await payload.db.findVersions({
        ...options,
        ...{ where: { and: [{ latest: { equals: true } }, where] }, select: { parent: true, updatedAt: true } },
      })
    : await payload.db.find({ ...options, where, select: { updatedAt: true } });
  const rows: unknown[] = docs;
  return { docs: rows.filter(isRecord), totalDocs };
}

async function idsOf(payload: Payload, config: SanitizedCollectionConfig, where: Where = {}): Promise<Set<string>> {
  const { docs } = await rowsOf(payload, config, { where });
  return new Set(docs.map(({ id, parent }) => String(parent ?? id)));
}

/** The newest versions of what was saved at a moment or later, a page at a time. */
async function* changedSince(payload: Payload, config: SanitizedCollectionConfig, moment: string): AsyncGenerator<Doc> {
  const collection = config.slug as CollectionSlug;
  const ids = [...(await idsOf(payload, config, moment ? { updatedAt: { greater_than_equal: moment } } : {}))];
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = { in: ids.slice(from, from + PAGE) };
    // A version is not told by its own number, but by its entry's.
    const found = hasDrafts(config)
      ? await payload.db.queryDrafts({ collection, where: { parent: page }, limit: 0, pagination: false })
      : await payload.db.find({ collection, where: { id: page }, limit: 0, pagination: false });
    const docs: unknown[] = found.docs;
    yield* docs.filter(isRecord);
  }
}

/** The newest version of a global; undefined before it is saved for the first time. */
export async function entryOfGlobal(
  payload: Payload,
  { slug }: SanitizedGlobalConfig,
): Promise<StoredEntry | undefined> {
  const { docs } = await payload.db.findGlobalVersions({
    ...{ global: slug as GlobalSlug, limit: 1, pagination: false, sort: "-updatedAt" },
  });
  const [newest] = docs;
  return newest && { id: "", stamp: String(newest.updatedAt), doc: { ...newest.version } };
}
