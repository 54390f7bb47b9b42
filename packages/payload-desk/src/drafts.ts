import { getTranslation } from "@payloadcms/translations";
import type {
  CollectionSlug,
  GlobalSlug,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  SanitizedPermissions,
} from "payload";
import { isRecord } from "payload-kit";
import { nameOf } from "payload-kit/access";
import { entryTitle, localeCodes, type Asker, type EntryRef } from "payload-kit/entry-titles";
import { settingsOf } from "./options";

export interface Draft extends EntryRef {
  readonly title: string;
  /** Label of its collection, in the user's language; empty for a global. */
  readonly note: string;
  /** When it was saved, ISO 8601. */
  readonly at: string;
}

export interface DraftFigures {
  readonly total: number;
  /** The newest of them, at most `SHOWN`. */
  readonly newest: readonly Draft[];
}

const SHOWN = 4;

/**
 * The drafts that the asker has saved last (A4): entries whose newest version is not on the site. A version keeps a name, so
 * two people who share one share their drafts here. Of each collection the newest few are read.
 */
export async function readDrafts(asker: Asker, permissions: SanitizedPermissions): Promise<DraftFigures> {
  const name = nameOf(asker);
  if (!name) return { total: 0, newest: [] };
  const { collections, globals } = asker.payload.config;
  const found = await Promise.all([
    ...collections
      .filter(({ slug, versions }) => versions?.drafts && permissions.collections?.[slug]?.read)
      .map((config) => ofCollection(config, name, asker)),
    ...globals
      .filter(({ slug, versions }) => versions?.drafts && permissions.globals?.[slug]?.read)
      .map((config) => ofGlobal(config, name, asker)),
  ]);
  const newest = found.flatMap((drafts) => drafts.newest).sort((one, other) => (one.at < other.at ? 1 : -1));
  return { total: found.reduce((sum, { total }) => sum + total, 0), newest: newest.slice(0, SHOWN) };
}

async function ofCollection(
  { slug, labels, admin }: SanitizedCollectionConfig,
  name: string,
  { payload, user, i18n }: Asker,
): Promise<DraftFigures> {
  const { docs, totalDocs } = await payload.find({
    ...{ collection: slug as CollectionSlug, draft: true, depth: 0, limit: SHOWN, sort: "-updatedAt", locale: "all" },
    ...{ user, overrideAccess: false, select: { [admin.useAsTitle ?? "id"]: true, updatedAt: true } },
    where: { and: [{ _status: { equals: "draft" } }, { [settingsOf(payload).savedBy]: { equals: name } }] },
  });
  const note = getTranslation(labels.singular as string, i18n);
  const newest = docs.map((doc) => ({
    ...{ list: slug, id: String(doc.id), title: entryTitle(doc, admin.useAsTitle, localeCodes(payload.config)), note },
    at: "updatedAt" in doc ? String(doc.updatedAt) : "",
  }));
  return { total: totalDocs, newest };
}

async function ofGlobal(
  { slug, label }: SanitizedGlobalConfig,
  name: string,
  { payload, user, i18n }: Asker,
): Promise<DraftFigures> {
  const { savedBy } = settingsOf(payload);
  const doc: unknown = await payload.findGlobal({
    ...{ slug: slug as GlobalSlug, draft: true, depth: 0, user, overrideAccess: false },
    select: { _status: true, [savedBy]: true, updatedAt: true },
  });
  if (!isRecord(doc) || doc._status !== "draft" || doc[savedBy] !== name) return { total: 0, newest: [] };
  const title = getTranslation(label as string, i18n);
  return { total: 1, newest: [{ list: slug, id: "", title, note: "", at: String(doc.updatedAt ?? "") }] };
}
