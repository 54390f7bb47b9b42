import {
  isolateObjectProperty,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from "payload";
import { z } from "zod";

/** A collection with the number of an entry, or a global. */
export type Place =
  | { readonly collection: SanitizedCollectionConfig; readonly id: number | string }
  | { readonly global: SanitizedGlobalConfig };

const stored = z.object({
  id: z.number(),
  version: z.looseObject({ updatedAt: z.coerce.string(), savedBy: z.string().nullish() }),
});

/** A version with its texts in the language of the request. */
export type StoredVersion = z.infer<typeof stored>;

const newest = { sort: "-updatedAt", limit: 1, depth: 0, fallbackLocale: false, overrideAccess: true } as const;

/**
 * The newest version of an entry that a condition holds for; undefined where none is kept.
 * @param condition about the fields of a version, all of them by default
 */
export async function newestVersion(
  place: Place,
  req: PayloadRequest,
  condition: Where = {},
): Promise<StoredVersion | undefined> {
  const locale = req.locale ?? undefined;
  // Payload writes the language of a read into the request, where a save still needs its own.
  const asked = { ...newest, locale, req: isolateObjectProperty(req, ["locale", "fallbackLocale"]) };
  if ("global" in place) {
    const slug: GlobalSlug = place.global.slug;
    const { docs } = await req.payload.findGlobalVersions({ slug, where: condition, ...asked });
    return stored.optional().parse(docs[0]);
  }
  const collection: CollectionSlug = place.collection.slug;
  const where: Where = { and: [{ parent: { equals: place.id } }, condition] };
  const { docs } = await req.payload.findVersions({ collection, where, ...asked });
  return stored.optional().parse(docs[0]);
}

const moment = z.object({ updatedAt: z.coerce.string().nullish() });

/**
 * The version that a form began with, by the moment that the form was given.
 * @param since ISO 8601; undefined is given back where no such version is kept
 */
export async function versionSince(
  place: Place,
  req: PayloadRequest,
  since: string,
): Promise<StoredVersion | undefined> {
  const version = await newestVersion(place, req, { "version.updatedAt": { equals: since } });
  if (version) return version;
  // A set gives what it publishes, or puts back, a moment that none of the versions has; a form reads it from the entry.
  const own = { req: isolateObjectProperty(req, ["locale", "fallbackLocale"]), depth: 0, draft: false } as const;
  const visible: unknown =
    "global" in place
      ? await req.payload.findGlobal({ slug: place.global.slug, ...own })
      : await req.payload.findByID({ collection: place.collection.slug, id: place.id, disableErrors: true, ...own });
  const at = moment.safeParse(visible).data?.updatedAt;
  const isIt = at !== undefined && at !== null && Date.parse(at) === Date.parse(since);
  return isIt ? newestVersion(place, req, { "version._status": { equals: "published" } }) : undefined;
}
