import type { Payload } from "payload";
import { isRecord, type Doc } from "payload-kit";
import { isCollection, type ListConfig } from "payload-kit/entries";
import { readLatest, type Latest } from "payload-kit/latest-entries";

/** An entry as the database has it, in its newest version, and a stamp that is another one after each change. */
export interface StoredEntry {
  readonly id: string;
  readonly stamp: string;
  readonly doc: Doc;
}

const kept = new WeakMap<ListConfig, Latest<StoredEntry>>();

/** All entries of a collection, or a global that was saved. Those that have not changed since the last time are not read again. */
export async function entriesIn(payload: Payload, config: ListConfig): Promise<StoredEntry[]> {
  const latest = await readLatest<StoredEntry>(payload, config, {
    before: kept.get(config),
    make: async (ids, stampOf) =>
      (await newestOf(payload, config, ids)).map((doc) => {
        const id = isCollection(config) ? String(doc.id) : "";
        return [id, { id, stamp: stampOf(String(doc.updatedAt)), doc }];
      }),
  });
  kept.set(config, latest);
  return [...latest.values.values()];
}

async function newestOf({ db }: Payload, config: ListConfig, ids: readonly string[]): Promise<Doc[]> {
  const all = { limit: 0, pagination: false } as const;
  if (!isCollection(config)) {
    const { docs } = await db.findGlobalVersions({ global: config.slug, limit: 1, sort: "-updatedAt" });
    return docs.map(({ updatedAt, version }) => ({ ...version, updatedAt }));
  }
  const { slug: collection, versions } = config;
  // A version is not told by its own number, but by its entry's.
  const { docs } = versions?.drafts
    ? await db.queryDrafts({ collection, where: { parent: { in: ids } }, ...all })
    : await db.find({ collection, where: { id: { in: ids } }, ...all });
  const found: unknown[] = docs;
  return found.filter(isRecord);
}
