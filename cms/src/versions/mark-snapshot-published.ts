/**
 * When one language is published, Payload keeps the drafts of the others as one more version, a draft. If none of them
 * differs from the published version, that snapshot is marked as published; otherwise the entry would show as changed,
 * and would be listed among the drafts of its publisher.
 */
import type { Where } from "payload";
import { afterEntryChange, isCollection } from "payload-kit/entries";
import { saveOf } from "payload-kit/saves";
import { z } from "zod";
import { isSameContent } from "../rich-text/same-content";

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

/** For everything with drafts. */
export const markSnapshotPublished = afterEntryChange(async ({ entry: { config, id }, context, req }) => {
  if (!saveOf(context).publishSpecificLocale) return;
  const { db } = req.payload;
  const where: Where = { and: [...(id === undefined ? [] : [{ parent: { equals: id } }]), ...isSnapshot] };
  const { docs } = isCollection(config)
    ? await db.findVersions({ collection: config.slug, where, req, ...newest })
    : await db.findGlobalVersions({ global: config.slug, where, req, ...newest });
  const kept = snapshot.optional().parse(docs[0]);
  const published = isCollection(config)
    ? await db.findOne<{ id: number }>({ collection: config.slug, where: { id: { equals: id } }, req })
    : await db.findGlobal({ slug: config.slug, req });
  if (!kept || !published) return;
  if (!isSameContent(config.flattenedFields, { ...published }, kept.version)) return;
  const version = { id: kept.id, versionData: asPublished(kept), req };
  if (isCollection(config)) await db.updateVersion({ collection: config.slug, ...version });
  else await db.updateGlobalVersion({ global: config.slug, ...version });
});
