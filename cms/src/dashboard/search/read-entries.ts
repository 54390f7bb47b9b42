import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from "payload";
import { isRecord } from "../../is-record";

/** An entry as the database has it, in its newest version, and a stamp that is another one after each change. */
export interface StoredEntry {
  readonly id: string;
  readonly stamp: string;
  readonly doc: Readonly<Record<string, unknown>>;
}

/** Of a collection so many entries are searched: those that changed last. */
const MOST = 10_000;
/** More than so many are read as a whole. */
const MANY = 200;

type Known = ReadonlyMap<string, StoredEntry>;

const kept = new WeakMap<SanitizedCollectionConfig, Map<string, StoredEntry>>();

/** All entries of a collection. Those that have not changed since the last time are not read again. */
export async function entriesOfCollection(payload: Payload, config: SanitizedCollectionConfig): Promise<StoredEntry[]> {
  const known: Known = kept.get(config) ?? new Map();
  const stamps = await stampsOf(payload, config);
  const changed = [...stamps].filter(([id, stamp]) => known.get(id)?.stamp !== stamp).map(([id]) => id);
  const fresh = new Map<string, StoredEntry["doc"]>();
  if (changed.length > 0) for (const doc of await docsOf(payload, config, changed)) fresh.set(String(doc.id), doc);
  const entries = new Map<string, StoredEntry>();
  for (const [id, stamp] of stamps) {
    const before = known.get(id);
    const doc = fresh.get(id);
    if (before?.stamp === stamp) entries.set(id, before);
    else if (doc) entries.set(id, { id, stamp, doc });
  }
  kept.set(config, entries);
  return [...entries.values()];
}

const LIST = { pagination: false, limit: MOST, sort: "-updatedAt" } as const;
const hasDrafts = ({ versions }: SanitizedCollectionConfig) => Boolean(versions?.drafts);

/** When each entry was saved last, as a draft or not. */
async function stampsOf(payload: Payload, config: SanitizedCollectionConfig): Promise<Map<string, string>> {
  const collection = config.slug as CollectionSlug;
  const docs: unknown[] = hasDrafts(config)
    ? (
        await payload.db.findVersions({
          ...{ collection, ...LIST, where: { latest: { equals: true } } },
          select: { parent: true, updatedAt: true },
        })
      ).docs
    : (await payload.db.find({ collection, ...LIST, select: { updatedAt: true } })).docs;
  const rows = docs.filter(isRecord);
  return new Map(rows.map(({ id, parent, updatedAt }) => [String(parent ?? id), String(updatedAt)]));
}

async function docsOf(payload: Payload, config: SanitizedCollectionConfig, ids: readonly string[]) {
  const collection = config.slug as CollectionSlug;
  // A version is not told by its own number, but by its entry's.
  const key = hasDrafts(config) ? "parent" : "id";
  const where: Where = ids.length > MANY ? {} : { [key]: { in: [...ids] } };
  const found = hasDrafts(config)
    ? await payload.db.queryDrafts({ collection, ...LIST, where })
    : await payload.db.find({ collection, ...LIST, where });
  const docs: unknown[] = found.docs;
  return docs.filter(isRecord);
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
