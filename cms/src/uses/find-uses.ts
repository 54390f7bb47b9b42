import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from "payload";
import { isRecord } from "payload-kit";
import { entryTitle } from "../entry-title";
import { holds, referenceFieldsOf, valueAt, type ReferenceField } from "./reference-fields";

/** A use of an entry. */
export interface Use {
  list: SanitizedCollectionConfig | SanitizedGlobalConfig;
  /** Title of the entry that uses it; undefined for a global. */
  title?: string;
  place: ReferenceField;
}

/** An entry that may be used, by its collection and its id. */
export interface Used {
  slug: string;
  id: number | string;
}

/**
 * Uses of an entry in published content and in the latest drafts: by relationships, pictures and blocks of texts. Each
 * entry that uses it is listed once.
 */
export async function findUses(used: Used, req: PayloadRequest): Promise<Use[]> {
  const { collections, globals } = req.payload.config;
  const found: Use[] = [];
  for (const list of collections) found.push(...(await usesInCollection(list, used, req)));
  for (const list of globals) found.push(...(await usesInGlobal(list, used, req)));
  return found;
}

const stages = (list: Use["list"]) => (list.versions ? [false, true] : [false]);

async function usesInCollection(list: SanitizedCollectionConfig, used: Used, req: PayloadRequest): Promise<Use[]> {
  const byEntry = new Map<unknown, Use>();
  for (const place of referenceFieldsOf(used.slug, list.flattenedFields)) {
    for (const draft of stages(list)) {
      for (const doc of await entriesWith(list, place, draft, used, req)) {
        byEntry.set(doc.id, byEntry.get(doc.id) ?? { list, place, title: entryTitle(doc, list.admin.useAsTitle) });
      }
    }
  }
  return [...byEntry.values()];
}

async function entriesWith(
  { slug }: SanitizedCollectionConfig,
  place: ReferenceField,
  draft: boolean,
  used: Used,
  req: PayloadRequest,
): Promise<Record<string, unknown>[]> {
  // A database cannot look into a text.
  const where = place.isText ? {} : { [place.path]: { equals: used.id } };
  const found = await req.payload.find({
    ...{ collection: slug, where, draft, req },
    ...{ depth: 0, locale: "all", pagination: false },
  });
  const docs: unknown[] = found.docs;
  return docs
    .filter(isRecord)
    .filter((doc) => !place.isText || holds(valueAt(doc, place.path.split(".")), used.slug, used.id, place));
}

async function usesInGlobal(list: SanitizedGlobalConfig, used: Used, req: PayloadRequest): Promise<Use[]> {
  for (const place of referenceFieldsOf(used.slug, list.flattenedFields)) {
    for (const draft of stages(list)) {
      const doc = await req.payload.findGlobal({ slug: list.slug, draft, depth: 0, locale: "all", req });
      if (holds(valueAt(doc, place.path.split(".")), used.slug, used.id, place)) return [{ list, place }];
    }
  }
  return [];
}
