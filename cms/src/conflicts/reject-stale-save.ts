/** Optimistic locking: rejects a save over a newer version, if the save names the version that it is based on (A5). */
import { APIError } from "payload";
import { isRecord } from "payload-kit";
import { beforeEntryValidate, type EntryData } from "payload-kit/entries";
import { z } from "zod";
import { newestVersion, versionSince, type StoredVersion } from "./latest-versions";
import { BASED_ON } from "./protocol";
import { translate } from "../i18n";

/** Earlier aliases of an entry: a publication under another one adds to them. */
const FORMER = "formerAliases";

/** Fields that differ between versions without an edit. */
const STAMPS = new Set(["updatedAt", "createdAt", "savedBy", "_status", "publishedAt", FORMER]);

const textOf = (version: object): string =>
  JSON.stringify(
    Object.entries(version)
      .filter(([name]) => !STAMPS.has(name))
      .sort(([a], [b]) => a.localeCompare(b)),
  );

/**
 * Whether the entry reads otherwise, in the language of the request, than when the save began: another language that was
 * saved, a schedule or a set that has done its work changes nothing of what is in the form.
 */
const hasChanged = (before: StoredVersion | undefined, now: StoredVersion | undefined): boolean =>
  !before || !now || textOf(before.version) !== textOf(now.version);

const formerOf = (version: object | undefined): string[] =>
  z
    .array(z.string())
    .catch([])
    .parse(Reflect.get(version ?? {}, FORMER));

/** The form's earlier aliases, and those that a publication has added since: their addresses lead on. */
function withFormer(data: EntryData, before: StoredVersion | undefined, now: StoredVersion | undefined): EntryData {
  const known = formerOf(before?.version);
  const added = formerOf(now?.version).filter((alias) => !known.includes(alias));
  return added.length > 0 && FORMER in data ? { ...data, [FORMER]: [...new Set([...formerOf(data), ...added])] } : data;
}

const updatedAtOf = (original: unknown): string | undefined =>
  isRecord(original) && typeof original.updatedAt === "string" ? original.updatedAt : undefined;

/**
 * Takes the field that names the state a save began with out of its data. For collections and globals with drafts.
 * @throws APIError 409 when the entry was saved since
 */
export const rejectStaleSave = beforeEntryValidate(async ({ entry, data, original, req }) => {
  if (!(BASED_ON in data)) return data;
  const { [BASED_ON]: since, ...rest } = data;
  const latest = updatedAtOf(original);
  const isComparable = typeof since === "string" && !Number.isNaN(Date.parse(since)) && latest !== undefined;
  if (!isComparable || req.context.isRestoringVersion || Date.parse(since) === Date.parse(latest)) return rest;
  const { locale } = req;
  const [before, now] = [await versionSince(entry, since, locale), await newestVersion(entry, locale)];
  if (!hasChanged(before, now)) return withFormer(rest, before, now);
  const message = translate(req.i18n.language, "conflicts:refused");
  throw new APIError(message, 409, { errors: [{ path: BASED_ON, message }] }, true);
});
