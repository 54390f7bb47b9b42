import type { PayloadRequest, Where } from "payload";
import { isRecord, type Doc } from "payload-kit";
import type { StoredEntry } from "payload-kit/entries";

/** The fields of a version, with its texts in the locale that it was read in. */
type VersionFields = Doc;

type Locale = PayloadRequest["locale"];

/**
 * The newest version of an entry for which a condition holds; undefined where none is kept.
 * @param condition about the fields of a version, all of them by default
 */
export async function newestVersion(
  entry: StoredEntry,
  locale: Locale,
  condition: Where = {},
): Promise<VersionFields | undefined> {
  const version = (await entry.newestVersion(condition, locale ?? "all"))?.version;
  return isRecord(version) ? version : undefined;
}

/**
 * The version that a form began with, by the moment that the form was given.
 * @param since ISO 8601; undefined is given back where no such version is kept
 */
export async function versionSince(
  entry: StoredEntry,
  since: string,
  locale: Locale,
): Promise<VersionFields | undefined> {
  const version = await newestVersion(entry, locale, { "version.updatedAt": { equals: since } });
  if (version) return version;
  // A plugin may give what it publishes a moment that none of the versions has; a form reads it from the entry.
  const live = await entry.read({ draft: false, locale: locale ?? "all" });
  const isLive = Date.parse(String(live?.updatedAt)) === Date.parse(since);
  return isLive ? newestVersion(entry, locale, { "version._status": { equals: "published" } }) : undefined;
}
