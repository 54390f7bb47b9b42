import type { CollectionSlug, Payload, Where } from "payload";
import type { Doc } from "payload-kit";
import { entryAt, type ListConfig } from "payload-kit/entries";
import { readLatest, type Latest } from "payload-kit/latest-entries";
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
      const fields = textFieldsOf(flattenedFields);
      return { slug, kind, label, fields, formFields: flattenedFields, hasDrafts: Boolean(versions?.drafts) };
    })
    .filter(({ fields }) => fields.length > 0);
}

interface CachedBoard {
  readonly flags: readonly Flag[];
  readonly board: Promise<Latest<BoardEntry>>;
}

const kept = new Map<string, CachedBoard>();

/** The entries of a list, judged; an entry is judged again when, and only when, it or one of its flags has changed. */
export async function entriesOf(payload: Payload, list: BoardList): Promise<BoardEntry[]> {
  const flags = await flagsOf(payload, list.slug);
  const known = kept.get(list.slug);
  const board = judgeChanged(payload, list, flags, known);
  kept.set(list.slug, { flags, board });
  board.catch(() => kept.delete(list.slug));
  return [...(await board).values.values()].sort((one, other) => Number(one.id) - Number(other.id));
}

async function judgeChanged(
  payload: Payload,
  list: BoardList,
  flags: readonly Flag[],
  known: CachedBoard | undefined,
): Promise<Latest<BoardEntry>> {
  const config = configOf(payload, list);
  const judgedAmong = async (ids: readonly string[]) =>
    list.kind === "global" ? globalEntry(payload, list, flags) : judgedEntries(payload, list, ids, flags);
  return readLatest(payload, config, {
    before: await known?.board,
    touched: known ? changedFlags(known.flags, flags) : [],
    make: async (ids) => (await judgedAmong(ids)).map((entry) => [entry.id, entry] as const),
  });
}

function configOf({ config: { collections, globals } }: Payload, { slug }: BoardList): ListConfig {
  const found = [...collections, ...globals].find((list) => list.slug === slug);
  if (!found) throw new Error(`There is no list ${slug}.`);
  return found;
}

const isVersioned = (payload: Payload, slug: string) =>
  Boolean(payload.config.collections.find((collection) => collection.slug === slug)?.versions);

interface StoredVersion {
  parent?: number | string;
  version: Doc;
  publishedLocale?: string | null;
}

const ALL = { pagination: false, limit: 0 } as const;

/** The entries that have another flag than before. */
function changedFlags(before: readonly Flag[], now: readonly Flag[]): string[] {
  const keysOf = (flags: readonly Flag[]) => new Map(flags.map((flag) => [JSON.stringify(flag), flag.entry]));
  const [then, since] = [keysOf(before), keysOf(now)];
  return [...then, ...since].flatMap(([key, entry]) => (then.has(key) && since.has(key) ? [] : [entry]));
}

/** Judges only the entries with these ids, so that the cost does not depend on the size of the collection. */
export async function entriesAmong(
  payload: Payload,
  list: BoardList,
  ids: readonly (number | string)[],
): Promise<BoardEntry[]> {
  return judgedEntries(payload, list, ids, await flagsOf(payload, list.slug));
}

async function judgedEntries(
  payload: Payload,
  list: BoardList,
  ids: readonly (number | string)[],
  flags: readonly Flag[],
): Promise<BoardEntry[]> {
  const collection = list.slug as CollectionSlug;
  const { docs } = await payload.db.find<Doc>({ collection, sort: "id", ...ALL, where: { id: { in: ids } } });
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
  const rows = entryAt({ list: list.slug }, { payload })?.rows;
  const [doc = {}, versions = []] = [await rows?.read(), await rows?.versions()];
  const { latest: _, ...entry } = judged(list, doc, versions, flags, settingsOf(payload));
  return [{ list: list.slug, id: "", title: "", ...entry }];
}

/** @param doc what is published, or the only form there is */
function judged(
  { fields }: BoardList,
  doc: Doc,
  versions: readonly object[],
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
