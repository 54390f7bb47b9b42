/** Optimistic locking: rejects a save over a newer version, if the save names the version that it is based on. */
import { APIError } from "payload";
import { isRecord, type Doc } from "payload-kit";
import { beforeEntrySave, type EntryData } from "payload-kit/entries";
import { BASED_ON } from "./based-on";
import { newestVersion, versionSince } from "./latest-versions";
import type { EditingOptions } from "./options";
import { translate } from "./texts";

/** Fields of Payload that differ between versions without an edit. */
const STAMPS = ["updatedAt", "createdAt", "_status"];

const textOf = (version: Doc, left: ReadonlySet<string>): string =>
  JSON.stringify(
    Object.entries(version)
      .filter(([name]) => !left.has(name))
      .sort(([a], [b]) => a.localeCompare(b)),
  );

const textsIn = (version: Doc | undefined, field: string): string[] => {
  const list = version?.[field];
  return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
};

/** The data of a save, and the texts that publications have added to a field since it began. */
function withAdded(data: EntryData, field: string, before: Doc | undefined, now: Doc | undefined): EntryData {
  const known = textsIn(before, field);
  const added = textsIn(now, field).filter((text) => !known.includes(text));
  if (added.length === 0 || !(field in data)) return data;
  return { ...data, [field]: [...new Set([...textsIn(data, field), ...added])] };
}

const updatedAtOf = (original: unknown): string | undefined =>
  isRecord(original) && typeof original.updatedAt === "string" ? original.updatedAt : undefined;

/**
 * Takes the field that names the state a save began with out of its data. For collections and globals with drafts. Another
 * language that was saved, and a publication of the same texts, are no conflict.
 * @throws APIError 409 when the entry was saved since
 */
export function rejectStaleSave({ stamps = [], addedTo = [], savedBy }: EditingOptions) {
  const left = new Set([...STAMPS, ...stamps, ...addedTo, ...(savedBy === undefined ? [] : [savedBy])]);
  return beforeEntrySave(async ({ entry, data, original, req }) => {
    if (!(BASED_ON in data)) return data;
    const { [BASED_ON]: since, ...rest } = data;
    const latest = updatedAtOf(original);
    const isComparable = typeof since === "string" && !Number.isNaN(Date.parse(since)) && latest !== undefined;
    if (!isComparable || req.context.isRestoringVersion || Date.parse(since) === Date.parse(latest)) return rest;
    const { locale } = req;
    const [before, now] = [await versionSince(entry, since, locale), await newestVersion(entry, locale)];
    if (before && now && textOf(before, left) === textOf(now, left))
      return addedTo.reduce<EntryData>((sent, field) => withAdded(sent, field, before, now), rest);
    const message = translate(req.i18n.language, "conflicts:refused");
    throw new APIError(message, 409, { errors: [{ path: BASED_ON, message }] }, true);
  });
}
