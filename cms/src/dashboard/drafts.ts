import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, GlobalSlug, SanitizedPermissions } from "payload";
import { isRecord } from "payload-kit";
import type { Asker, EntryRef } from "payload-kit/entry-titles";
import { entryTitle } from "../entry-title";
import { nameOf } from "../fields/saved-by";

export interface Draft extends EntryRef {
  readonly title: string;
  /** Label of its collection or global, in the user's language. */
  readonly kind: string;
  /** When it was saved, ISO 8601. */
  readonly savedAt: string;
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
      .map(({ slug }) => ofCollection(slug, name, asker)),
    ...globals
      .filter(({ slug, versions }) => versions?.drafts && permissions.globals?.[slug]?.read)
      .map(({ slug }) => ofGlobal(slug, name, asker)),
  ]);
  const newest = found.flatMap(({ drafts }) => drafts).sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
  return { total: found.reduce((sum, { total }) => sum + total, 0), newest: newest.slice(0, SHOWN) };
}

interface DraftList {
  total: number;
  drafts: Draft[];
}

async function ofCollection(slug: CollectionSlug, name: string, { payload, user, i18n }: Asker): Promise<DraftList> {
  const { labels, admin } = payload.collections[slug].config;
  const { docs, totalDocs } = await payload.find({
    ...{ collection: slug, draft: true, depth: 0, limit: SHOWN, sort: "-updatedAt", locale: "all" },
    ...{ user, overrideAccess: false, select: { [admin.useAsTitle ?? "id"]: true, updatedAt: true } },
    where: { and: [{ _status: { equals: "draft" } }, { savedBy: { equals: name } }] },
  });
  const kind = getTranslation(labels.singular as string, i18n);
  const drafts = docs.map((doc) => ({
    ...{ list: slug, id: String(doc.id), title: entryTitle(doc, admin.useAsTitle), kind },
    savedAt: "updatedAt" in doc ? String(doc.updatedAt) : "",
  }));
  return { total: totalDocs, drafts };
}

async function ofGlobal(slug: GlobalSlug, name: string, { payload, user, i18n }: Asker): Promise<DraftList> {
  const doc: unknown = await payload.findGlobal({
    ...{ slug, draft: true, depth: 0, user, overrideAccess: false },
    select: { _status: true, savedBy: true, updatedAt: true },
  });
  if (!isRecord(doc) || doc._status !== "draft" || doc.savedBy !== name) return { total: 0, drafts: [] };
  const label = payload.config.globals.find((global) => global.slug === slug)?.label ?? slug;
  const title = getTranslation(label as string, i18n);
  return { total: 1, drafts: [{ list: slug, id: "", title, kind: "", savedAt: String(doc.updatedAt ?? "") }] };
}
