import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from "payload";
import { isRecord } from "payload-kit";
import { quoted } from "payload-kit/texts";
import { entryTitle } from "../entry-title";
import { holds, referenceFieldsOf, valueAt, type ReferenceField } from "./reference-fields";

/** An entry that uses another. */
export interface Use {
  list: SanitizedCollectionConfig | SanitizedGlobalConfig;
  /** Its title; undefined for a global. */
  title: string | undefined;
  /** The fields by which it does. */
  fields: Set<ReferenceField>;
}

/** An entry that may be used, by its collection and its id. */
export interface Used {
  slug: string;
  id: number | string;
}

type Id = Used["id"];

/** A request, or a database alone where there is none. */
type Reader = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;

/**
 * Uses of an entry in published content and in the latest drafts: by relationships, pictures and blocks of texts. Each
 * entry that uses it is listed once, with all fields by which it does.
 */
export const findUses = async ({ slug, id }: Used, req: Reader): Promise<Use[]> =>
  (await findUsesOfEach(slug, [id], req)).get(id) ?? [];

/** The same of several entries of a collection, by their ids, for the cost of one. */
export async function findUsesOfEach(slug: string, ids: readonly Id[], req: Reader): Promise<Map<Id, Use[]>> {
  const { collections, globals } = req.payload.config;
  const found = new Map<Id, Map<string, Use>>(ids.map((id) => [id, new Map()]));
  for (const list of [...collections, ...globals]) {
    for (const field of referenceFieldsOf(slug, list.flattenedFields)) {
      for (const draft of list.versions ? [false, true] : [false]) {
        for (const doc of await readList(list, field, { ids, draft, req })) {
          const value = valueAt(doc, field.path.split("."));
          const title = "labels" in list ? entryTitle(doc, list.admin.useAsTitle) : undefined;
          const key = `${list.slug} ${String(doc.id)}`;
          for (const id of ids.filter((one) => holds(value, slug, one, field))) {
            const { fields = new Set<ReferenceField>() } = found.get(id)?.get(key) ?? {};
            found.get(id)?.set(key, { list, title, fields: fields.add(field) });
          }
        }
      }
    }
  }
  return new Map([...found].map(([id, uses]) => [id, [...uses.values()]]));
}

interface Reading {
  ids: readonly Id[];
  draft: boolean;
  req: Reader;
}

/** A global, or the entries of a collection that may use one of the ids: a database cannot look into a text. */
async function readList(
  list: Use["list"],
  { isText, path }: ReferenceField,
  { ids, draft, req }: Reading,
): Promise<Record<string, unknown>[]> {
  const options = { draft, depth: 0, locale: "all", req } as const;
  const docs: unknown[] =
    "labels" in list
      ? (
          await req.payload.find({
            ...{ ...options, collection: list.slug, pagination: false },
            where: isText ? {} : { [path]: { in: [...ids] } },
          })
        ).docs
      : [await req.payload.findGlobal({ ...options, slug: list.slug })];
  return docs.filter(isRecord);
}

/** For instance: Case “North”, Cover, Body. */
export function nameOfUse({ list, fields, title }: Use, i18n: Parameters<typeof getTranslation>[1]): string {
  const say = (label: unknown) => getTranslation(label as string, i18n);
  const what = "labels" in list ? say(list.labels.singular) : say(list.label);
  const entry = title === undefined ? what : `${what} ${quoted(i18n.language, title)}`;
  return [entry, ...[...fields].flatMap(({ label }) => (label ? say(label) : []))].join(", ");
}
