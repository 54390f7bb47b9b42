/**
 * Where one language is published, Payload keeps the drafts of the others as one more version, a draft. Where nothing is
 * drafted in any of them, that version is what has just been published: it says so here, or the entry would be called
 * changed, and be among the drafts of who has published it.
 */
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, Where } from "payload";
import { z } from "zod";
import { changedLabels } from "../versions/changes";
import { saveOf } from "./check-publication";

const snapshot = z.object({
  id: z.union([z.string(), z.number()]),
  parent: z.union([z.string(), z.number()]).optional(),
  publishedLocale: z.string().nullish(),
  createdAt: z.coerce.string(),
  updatedAt: z.coerce.string(),
  version: z.looseObject({}),
});

const isSnapshot: Where[] = [{ snapshot: { equals: true } }, { latest: { equals: true } }];
const newest = { limit: 1, pagination: false, sort: "-updatedAt" } as const;

/** The version as it was kept, but published. */
const asPublished = ({ parent, publishedLocale, createdAt, updatedAt, version }: z.infer<typeof snapshot>) => ({
  ...{ latest: true, createdAt, updatedAt, version: { ...version, _status: "published" } },
  ...(parent !== undefined && { parent }),
  ...(publishedLocale && { publishedLocale }),
});

const afterChange: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  if (!saveOf(context).publishSpecificLocale) return;
  const { db } = req.payload;
  const { slug, flattenedFields } = collection;
  const where: Where = { and: [{ parent: { equals: doc.id } }, ...isSnapshot] };
  const { docs } = await db.findVersions({ collection: slug, where, req, ...newest });
  const kept = snapshot.optional().parse(docs[0]);
  const published = await db.findOne<{ id: number }>({ collection: slug, where: { id: { equals: doc.id } }, req });
  if (!kept || !published || changedLabels(flattenedFields, { ...published }, kept.version, req.i18n).length > 0)
    return;
  await db.updateVersion({ collection: slug, id: kept.id, versionData: asPublished(kept), req });
};

const globalAfterChange: GlobalAfterChangeHook = async ({ context, global, req }) => {
  if (!saveOf(context).publishSpecificLocale) return;
  const { db } = req.payload;
  const { slug, flattenedFields } = global;
  const { docs } = await db.findGlobalVersions({ global: slug, where: { and: isSnapshot }, req, ...newest });
  const kept = snapshot.optional().parse(docs[0]);
  const published = await db.findGlobal({ slug, req });
  if (!kept || changedLabels(flattenedFields, { ...published }, kept.version, req.i18n).length > 0) return;
  await db.updateGlobalVersion({ global: slug, id: kept.id, versionData: asPublished(kept), req });
};

/** For every collection with drafts. */
export const settleSnapshot = { afterChange: [afterChange] };

/** The same for a global. */
export const settleGlobalSnapshot = { afterChange: [globalAfterChange] };
