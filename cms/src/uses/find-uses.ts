import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from "payload";
import { isRecord } from "payload-kit";
import { entryTitle } from "../entry-title";
import { holds, referenceFieldsOf, valueAt, type ReferenceField } from "./reference-fields";

/** An entry that uses another. */
export interface Use {
  list: SanitizedCollectionConfig | SanitizedGlobalConfig;
  /** Its title; undefined for a global. */
  title?: string;
  /** The fields by which it does. */
  fields: Set<ReferenceField>;
}

/** An entry that may be used, by its collection and its id. */
export interface Used {
  slug: string;
  id: number | string;
}

/**
 * Uses of an entry in published content and in the latest drafts: by relationships, pictures and blocks of texts. Each
 * entry that uses it is listed once, with all fields by which it does.
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
  for (const field of referenceFieldsOf(used.slug, list.flattenedFields)) {
    for (const draft of stages(list)) {
      for (const doc of await entriesWith(list, field, draft, used, req)) {
        const use = byEntry.get(doc.id) ?? { list, fields: new Set(), title: entryTitle(doc, list.admin.useAsTitle) };
        byEntry.set(doc.id, { ...use, fields: use.fields.add(field) });
      }
    }
  }
  return [...byEntry.values()];
}

async function entriesWith(
  { slug }: SanitizedCollectionConfig,
  field: ReferenceField,
  draft: boolean,
  used: Used,
  req: PayloadRequest,
): Promise<Record<string, unknown>[]> {
  // A database cannot look into a text.
  const where = field.isText ? {} : { [field.path]: { equals: used.id } };
  const found = await req.payload.find({
    ...{ collection: slug, where, draft, req },
    ...{ depth: 0, locale: "all", pagination: false },
  });
  const docs: unknown[] = found.docs;
  return docs
    .filter(isRecord)
    .filter((doc) => !field.isText || holds(valueAt(doc, field.path.split(".")), used.slug, used.id, field));
}

async function usesInGlobal(list: SanitizedGlobalConfig, used: Used, req: PayloadRequest): Promise<Use[]> {
  const fields = new Set<ReferenceField>();
  for (const field of referenceFieldsOf(used.slug, list.flattenedFields)) {
    for (const draft of stages(list)) {
      const doc = await req.payload.findGlobal({ slug: list.slug, draft, depth: 0, locale: "all", req });
      if (holds(valueAt(doc, field.path.split(".")), used.slug, used.id, field)) fields.add(field);
    }
  }
  return fields.size > 0 ? [{ list, fields }] : [];
}
