import type { PayloadRequest, Where } from "payload";
import type { StoredEntry } from "payload-kit/entries";
import { z } from "zod";

const stored = z.object({
  id: z.number(),
  version: z.looseObject({ updatedAt: z.coerce.string(), savedBy: z.string().nullish() }),
});

/** A version with its texts in the locale that it was read in. */
export type StoredVersion = z.infer<typeof stored>;

type Locale = PayloadRequest["locale"];

/**
 * The newest version of an entry for which a condition holds; undefined where none is kept.
 * @param condition about the fields of a version, all of them by default
 */
export async function newestVersion(
  entry: StoredEntry,
  locale: Locale,
  condition: Where = {},
): Promise<StoredVersion | undefined> {
  return stored.optional().parse(await entry.newestVersion(condition, locale ?? "all"));
}

const saved = z.object({ updatedAt: z.coerce.string() });

/**
 * The version that a form began with, by the moment that the form was given.
 * @param since ISO 8601; undefined is given back where no such version is kept
 */
export async function versionSince(
  entry: StoredEntry,
  since: string,
  locale: Locale,
): Promise<StoredVersion | undefined> {
  const version = await newestVersion(entry, locale, { "version.updatedAt": { equals: since } });
  if (version) return version;
  // A set gives what it publishes, or puts back, a moment that none of the versions has; a form reads it from the entry.
  const live = saved.safeParse(await entry.read({ draft: false, locale: locale ?? "all" })).data;
  const isLive = live !== undefined && Date.parse(live.updatedAt) === Date.parse(since);
  return isLive ? newestVersion(entry, locale, { "version._status": { equals: "published" } }) : undefined;
}
