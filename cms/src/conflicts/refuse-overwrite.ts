/** A save over somebody else's newer one is refused, where the save says what it began with (A5). */
import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import { z } from "zod";
import { newestVersion, versionSince, type Place, type StoredVersion } from "./latest-versions";
import { BASED_ON } from "./protocol";
import { translate } from "../i18n";

/** Earlier aliases of an entry: a publication under another one adds to them. */
const FORMER = "formerAliases";

/** What differs between two versions without anybody having written. */
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
function withFormer<Data extends object>(
  data: Data,
  before: StoredVersion | undefined,
  now: StoredVersion | undefined,
): Data {
  const known = formerOf(before?.version);
  const added = formerOf(now?.version).filter((alias) => !known.includes(alias));
  return added.length > 0 && FORMER in data ? { ...data, [FORMER]: [...new Set([...formerOf(data), ...added])] } : data;
}

/** @returns the data without what is no field. @throws APIError 409 when the entry was saved since */
async function refuse<Data extends object>(
  data: Data,
  place: Place,
  original: unknown,
  req: PayloadRequest,
): Promise<Data> {
  if (!(BASED_ON in data)) return data;
  const { [BASED_ON]: since, ...sent } = data;
  const rest = sent as unknown as Data;
  const latest = updatedAtOf(original);
  const isComparable = typeof since === "string" && !Number.isNaN(Date.parse(since)) && latest !== undefined;
  if (!isComparable || req.context.isRestoringVersion || Date.parse(since) === Date.parse(latest)) return rest;
  const [before, now] = [await versionSince(place, req, since), await newestVersion(place, req)];
  if (!hasChanged(before, now)) return withFormer(rest, before, now);
  const message = translate(req.i18n.language, "conflicts:refused");
  throw new APIError(message, 409, { errors: [{ path: BASED_ON, message }] }, true);
}

const updatedAtOf = (original: unknown): string | undefined =>
  typeof original === "object" && original !== null && "updatedAt" in original && typeof original.updatedAt === "string"
    ? original.updatedAt
    : undefined;

const beforeValidate: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) =>
  data && refuse(data, { collection, id: originalDoc?.id }, originalDoc, req);

const beforeGlobalValidate: GlobalBeforeValidateHook = async ({ global, data, originalDoc, req }) =>
  data && refuse(data, { global }, originalDoc, req);

/** For collections with drafts. */
export const refuseOverwrite = { beforeValidate: [beforeValidate] };

/** The same for a global. */
export const refuseGlobalOverwrite = { beforeValidate: [beforeGlobalValidate] };
