import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import type { Doc } from "payload-kit";
import { settledUntil } from "payload-kit/settled";
import { flagsOf, type Flag } from "./flags";
import type { LocaleCode } from "./languages";
import { versionIn, type BoardList } from "./entry-history";
import { judge, type Translation } from "./judge";
import { isOn, settingsOf, type Settings } from "./settings";
import { textFieldsOf } from "./text-fields";

type EntryStatus = "published" | "changed" | "draft";

/** An entry and how far it is translated. */
export interface BoardEntry {
  /** Slug of a collection or a global. */
  list: string;
  /** Empty for a global. */
  id: string;
  title: string;
  status: EntryStatus;
  /** ISO 8601. */
  savedAt: string;
  locales: Record<LocaleCode, Translation>;
}

/** Every collection and global with texts in each locale, in the order of the config; none without the plugin. */
export function boardLists(payload: Payload): BoardList[] {
  if (!isOn(payload)) return [];
  const { collections, globals } = payload.config;
  const lists = [
    ...collections.map((list) => ({ list, kind: "collection" as const, label: list.labels.plural })),
    ...globals.map((list) => ({ list, kind: "global" as const, label: list.label })),
  ];
  return lists
    .map(({ list: { slug, flattenedFields, versions }, kind, label }) => {
      return { slug, kind, label, fields: textFieldsOf(flattenedFields), hasDrafts: Boolean(versions?.drafts) };
    })
    .filter(({ fields }) => fields.length > 0);
}

/** How many rows there are, and when the last was changed, ISO 8601. */
interface Stamp {
  total: number;
  newest: string;
  /** Entries changed after this time are read again, ISO 8601. */
  settled: string;
}

interface CachedBoard {
  entries: Stamp;
  versions: Stamp;
  flags: readonly Flag[];
  board: Promise<BoardEntry[]>;
}

const kept = new Map<string, CachedBoard>();

/** The entries of a list, judged; an entry is judged again when, and only when, it has changed. */
export async function entriesOf(payload: Payload, list: BoardList): Promise<BoardEntry[]> {
  const stamps = [stampOfEntries(payload, list), stampOfVersions(payload, list)] as const;
  const [flags, entries, versions] = await Promise.all([flagsOf(payload, list.slug), ...stamps]);
  const known = kept.get(list.slug);
  if (
    known &&
    isSame(known.entries, entries) &&
    isSame(known.versions, versions) &&
    changedFlags(known.flags, flags).length === 0
  )
    return known.board;
  const now = { entries, versions, flags };
  const board =
    list.kind === "global" ? globalEntry(payload, list, flags) : collectionEntries(payload, list, now, known);
  kept.set(list.slug, { ...now, board });
  board.catch(() => kept.delete(list.slug));
  return board;
}

const isSame = (known: Stamp, now: Stamp) => known.total === now.total && known.settled === now.newest;
const NEWEST = { sort: "-updatedAt", limit: 1, page: 1, pagination: true } as const;
const NEVER: Stamp = { total: 0, newest: "", settled: "" };

const stampOf = (found: { totalDocs: number; docs: readonly unknown[] }): Stamp => {
  const [last] = found.docs as readonly Doc[];
  const newest = String(last?.updatedAt ?? "");
  return { total: found.totalDocs, newest, settled: settledUntil(newest, Date.now()) };
};

async function stampOfEntries({ db }: Payload, { slug, kind }: BoardList): Promise<Stamp> {
  if (kind === "global") return NEVER;
  return stampOf(await db.find({ collection: slug as CollectionSlug, select: { updatedAt: true }, ...NEWEST }));
}

async function stampOfVersions(payload: Payload, { slug, kind }: BoardList): Promise<Stamp> {
  if (kind === "global") return stampOf(await payload.db.findGlobalVersions({ global: slug as GlobalSlug, ...NEWEST }));
  if (!isVersioned(payload, slug)) return NEVER;
  const collection = slug as CollectionSlug;
  return stampOf(await payload.db.findVersions({ collection, select: { updatedAt: true }, ...NEWEST }));
}

const isVersioned = (payload: Payload, slug: string) =>
  Boolean(payload.config.collections.find((collection) => collection.slug === slug)?.versions);

interface StoredVersion {
  parent?: number | string;
  version: Doc;
  publishedLocale?: string | null;
}

const ALL = { pagination: false, limit: 0 } as const;

/** Between two of these others are served. */
const PAGE = 50;

/** @param known what was judged before; only what has changed since is judged again */
async function collectionEntries(
  payload: Payload,
  list: BoardList,
  { entries: { total }, flags }: Omit<CachedBoard, "board">,
  known: CachedBoard | undefined,
): Promise<BoardEntry[]> {
  const before = (await known?.board) ?? [];
  const entries = new Map(before.map((entry) => [entry.id, entry]));
  const changed = known ? await changedSince(payload, list, known, flags) : undefined;
  if (!changed) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const found = await payload.db.find<Doc>({ ...pageOf(list), page });
      for (const entry of await judgedEntries(payload, list, found.docs, flags)) entries.set(entry.id, entry);
      isLast = !found.hasNextPage;
    }
  } else if (changed.length > 0) {
    const { docs } = await payload.db.find<Doc>({ ...pageOf(list), ...ALL, where: { id: { in: changed } } });
    for (const entry of await judgedEntries(payload, list, docs, flags)) entries.set(entry.id, entry);
  }
  if (entries.size !== total) {
    const { docs } = await payload.db.find<Doc>({ ...pageOf(list), ...ALL, select: { createdAt: true } });
    const ids = new Set(docs.map(({ id }) => String(id)));
    for (const id of entries.keys()) if (!ids.has(id)) entries.delete(id);
  }
  return [...entries.values()].sort((one, other) => Number(one.id) - Number(other.id));
}

const pageOf = ({ slug }: BoardList) => ({
  ...{ collection: slug as CollectionSlug, sort: "id", limit: PAGE, pagination: true },
});

/** The entries that have another flag than before. */
function changedFlags(before: readonly Flag[], now: readonly Flag[]): string[] {
  const keysOf = (flags: readonly Flag[]) => new Map(flags.map((flag) => [JSON.stringify(flag), flag.entry]));
  const [then, since] = [keysOf(before), keysOf(now)];
  return [...then, ...since].flatMap(([key, entry]) => (then.has(key) && since.has(key) ? [] : [entry]));
}

/** Ids of the entries that were saved since, or a version or a flag of them was; undefined for more than a page. */
async function changedSince(
  payload: Payload,
  { slug }: BoardList,
  known: CachedBoard,
  flags: readonly Flag[],
): Promise<string[] | undefined> {
  const collection = slug as CollectionSlug;
  const since = ({ settled }: Stamp): Where => (settled ? { updatedAt: { greater_than_equal: settled } } : {});
  const asked = { collection, limit: PAGE + 1, pagination: false } as const;
  const [entries, versions] = await Promise.all([
    payload.db.find<Doc>({ ...asked, where: since(known.entries), select: { updatedAt: true } }),
    isVersioned(payload, slug)
      ? payload.db.findVersions<Doc>({ ...asked, where: since(known.versions), select: { parent: true } })
      : { docs: [] },
  ]);
  if (entries.docs.length > PAGE || versions.docs.length > PAGE) return undefined;
  const parents = (versions.docs as unknown as Pick<StoredVersion, "parent">[]).map(({ parent }) => String(parent));
  return [...new Set([...entries.docs.map(({ id }) => String(id)), ...parents, ...changedFlags(known.flags, flags)])];
}

/** Judges only the entries with these ids, so that the cost does not depend on the size of the collection. */
export async function entriesAmong(
  payload: Payload,
  list: BoardList,
  ids: readonly (number | string)[],
): Promise<BoardEntry[]> {
  const { docs } = await payload.db.find<Doc>({ ...pageOf(list), ...ALL, where: { id: { in: ids } } });
  return judgedEntries(payload, list, docs, await flagsOf(payload, list.slug));
}

async function judgedEntries(
  payload: Payload,
  list: BoardList,
  docs: readonly Doc[],
  flags: readonly Flag[],
): Promise<BoardEntry[]> {
  const collection = list.slug as CollectionSlug;
  const histories = new Map<string, StoredVersion[]>();
  if (isVersioned(payload, list.slug) && docs.length > 0) {
    const where: Where = { parent: { in: docs.map(({ id }) => id) } };
    const found = await payload.db.findVersions<Doc>({ collection, where, sort: "updatedAt", ...ALL });
    for (const version of found.docs as unknown as StoredVersion[]) {
      const key = String(version.parent);
      histories.set(key, [...(histories.get(key) ?? []), version]);
    }
  }
  const title = payload.collections[collection]?.config.admin.useAsTitle ?? "id";
  const settings = settingsOf(payload);
  return docs.map((doc) => {
    const id = String(doc.id);
    const own = flags.filter(({ entry }) => entry === id);
    const { latest, ...entry } = judged(list, doc, histories.get(id) ?? [], own, settings);
    return { list: list.slug, id, ...entry, title: titleOf(latest[title], settings) };
  });
}

async function globalEntry(payload: Payload, list: BoardList, flags: readonly Flag[]): Promise<BoardEntry[]> {
  const global = list.slug as GlobalSlug;
  const doc = (await payload.db.findGlobal<Doc>({ slug: global })) ?? {};
  const { docs } = await payload.db.findGlobalVersions<Doc>({ global, sort: "updatedAt", ...ALL });
  const { latest: _, ...entry } = judged(list, doc, docs as unknown as StoredVersion[], flags, settingsOf(payload));
  return [{ list: list.slug, id: "", title: "", ...entry }];
}

/** @param doc what is published, or the only form there is */
function judged(
  { fields }: BoardList,
  doc: Doc,
  versions: readonly StoredVersion[],
  flags: readonly Flag[],
  settings: Settings,
) {
  const history = versions.map(versionIn(settings.languages));
  const latest = history.at(-1)?.entry ?? doc;
  const isPublic = doc._status !== "draft";
  const status: EntryStatus = latest._status !== "draft" ? "published" : isPublic ? "changed" : "draft";
  return {
    latest,
    status,
    savedAt: String(latest.updatedAt ?? doc.updatedAt),
    locales: judge(fields, history.length > 0 ? history : [{ entry: doc }], settings, flags),
  };
}

/** A title as it is written, in the source's language or else in the first that has one. */
function titleOf(value: unknown, { languages: { source, all } }: Settings): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  const texts = value as Partial<Record<LocaleCode, string | null>>;
  return [source, ...all].map(({ code }) => texts[code]).find(Boolean) ?? "";
}
