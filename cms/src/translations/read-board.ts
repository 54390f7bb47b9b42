import { DEFAULT_LOCALE, LOCALE_CODES, isLocaleCode, type LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { flagsOf, type Flag } from "./flags";
import { judge, type StoredEntry, type Translation, type Version } from "./judge";
import { textFieldsOf, type TextField } from "./text-fields";

export type EntryStatus = "published" | "changed" | "draft";

/** An entry and how far it is translated. */
export interface BoardEntry {
  /** Slug of a collection or a global. */
  list: string;
  /** Empty for a global. */
  id: string;
  title: string;
  status: EntryStatus;
  locales: Record<LocaleCode, Translation>;
}

/** A collection or global whose texts are translated. */
export interface BoardList {
  slug: string;
  kind: "collection" | "global";
  /** As Payload's config has it. */
  label: unknown;
  fields: TextField[];
  /** Whether a text can be saved without being on the site at once. */
  hasDrafts: boolean;
}

/** Every collection and global with texts in each locale, in the order of the admin's navigation. */
export function boardLists({ config }: Payload): BoardList[] {
  const collections = config.collections.map(({ slug, labels, flattenedFields, versions }) => ({
    slug,
    kind: "collection" as const,
    label: labels.plural,
    fields: textFieldsOf(flattenedFields),
    hasDrafts: Boolean(versions?.drafts),
  }));
  const globals = config.globals.map(({ slug, label, flattenedFields, versions }) => ({
    slug,
    kind: "global" as const,
    label,
    fields: textFieldsOf(flattenedFields),
    hasDrafts: Boolean(versions?.drafts),
  }));
  return [...collections, ...globals].filter(({ fields }) => fields.length > 0);
}

interface Kept {
  stamp: string;
  entries: Promise<BoardEntry[]>;
}

const kept = new Map<string, Kept>();

/** The entries of a list, judged; judged again when, and only when, one of them has changed. */
export async function entriesOf(payload: Payload, list: BoardList): Promise<BoardEntry[]> {
  const flags = await flagsOf(payload, list.slug);
  const stamp = (await stampOf(payload, list)) + JSON.stringify(flags);
  const known = kept.get(list.slug);
  if (known?.stamp === stamp) return known.entries;
  const entries = list.kind === "global" ? globalEntry(payload, list, flags) : collectionEntries(payload, list, flags);
  kept.set(list.slug, { stamp, entries });
  entries.catch(() => kept.delete(list.slug));
  return entries;
}

const NEWEST = { sort: "-updatedAt", limit: 1, page: 1, pagination: true } as const;

/** Changes with every change of an entry or of one of its versions. */
async function stampOf(payload: Payload, { slug, kind }: BoardList): Promise<string> {
  if (kind === "global") {
    const { docs, totalDocs } = await payload.db.findGlobalVersions<StoredEntry>({
      global: slug as GlobalSlug,
      ...NEWEST,
    });
    return `${totalDocs} ${String(docs[0]?.updatedAt)}`;
  }
  const collection = slug as CollectionSlug;
  const select = { updatedAt: true } as const;
  const entries = await payload.db.find<StoredEntry>({ collection, select, ...NEWEST });
  const versions = isVersioned(payload, slug)
    ? await payload.db.findVersions<StoredEntry>({ collection, select, ...NEWEST })
    : undefined;
  const parts = [entries, versions].map((found) => `${found?.totalDocs} ${String(found?.docs[0]?.updatedAt)}`);
  return parts.join(" ");
}

const isVersioned = (payload: Payload, slug: string) =>
  Boolean(payload.config.collections.find((collection) => collection.slug === slug)?.versions);

interface StoredVersion {
  parent?: number | string;
  version: StoredEntry;
  publishedLocale?: string | null;
}

const ALL = { pagination: false, limit: 0 } as const;

async function collectionEntries(payload: Payload, list: BoardList, flags: readonly Flag[]): Promise<BoardEntry[]> {
  const collection = list.slug as CollectionSlug;
  const { docs } = await payload.db.find<StoredEntry>({ collection, sort: "id", ...ALL });
  const histories = new Map<string, StoredVersion[]>();
  if (isVersioned(payload, list.slug)) {
    const found = await payload.db.findVersions<StoredEntry>({ collection, sort: "updatedAt", ...ALL });
    for (const version of found.docs as unknown as StoredVersion[]) {
      const key = String(version.parent);
      histories.set(key, [...(histories.get(key) ?? []), version]);
    }
  }
  const title = payload.collections[collection]?.config.admin.useAsTitle ?? "id";
  return docs.map((doc) => {
    const id = String(doc.id);
    const own = flags.filter(({ entry }) => entry === id);
    const entry = judged(list, doc, histories.get(id) ?? [], own);
    return { list: list.slug, id, ...entry, title: titleOf(entry.latest[title]) };
  });
}

async function globalEntry(payload: Payload, list: BoardList, flags: readonly Flag[]): Promise<BoardEntry[]> {
  const global = list.slug as GlobalSlug;
  const doc = (await payload.db.findGlobal<StoredEntry>({ slug: global })) ?? {};
  const { docs } = await payload.db.findGlobalVersions<StoredEntry>({ global, sort: "updatedAt", ...ALL });
  return [{ list: list.slug, id: "", title: "", ...judged(list, doc, docs as unknown as StoredVersion[], flags) }];
}

/** @param doc what is published, or the only form there is */
function judged({ fields }: BoardList, doc: StoredEntry, versions: readonly StoredVersion[], flags: readonly Flag[]) {
  const history: Version[] = versions.map(({ version, publishedLocale }) => ({
    entry: version,
    onlyLocale: isLocaleCode(publishedLocale) ? publishedLocale : undefined,
  }));
  const latest = history.at(-1)?.entry ?? doc;
  const isPublic = doc._status !== "draft";
  const status: EntryStatus = latest._status !== "draft" ? "published" : isPublic ? "changed" : "draft";
  return { latest, status, locales: judge(fields, history.length > 0 ? history : [{ entry: doc }], flags) };
}

/** A title as it is written, in the source's language or else in the first that has one. */
function titleOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  const texts = value as Partial<Record<LocaleCode, string | null>>;
  return [DEFAULT_LOCALE, ...LOCALE_CODES].map((locale) => texts[locale]).find(Boolean) ?? "";
}
