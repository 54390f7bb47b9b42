/** A save over somebody else's newer one is refused, where the save says what it began with (A5). */
import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import { wordsFor } from "../words";
import { newestVersion, type Place } from "./latest-versions";
import { BASED_ON } from "./protocol";
import { REFUSED } from "./texts";

/** What differs between two versions without anybody having written. */
const STAMPS = new Set(["updatedAt", "createdAt", "savedBy", "_status", "publishedAt"]);

const textOf = (version: object): string =>
  JSON.stringify(
    Object.entries(version)
      .filter(([name]) => !STAMPS.has(name))
      .sort(([a], [b]) => a.localeCompare(b)),
  );

/** Whether the entry reads otherwise, in the language of the request, than when the save began. */
async function hasChanged(place: Place, since: string, latest: string, req: PayloadRequest): Promise<boolean> {
  if (new Date(since).getTime() === new Date(latest).getTime()) return false;
  const [before, now] = [
    await newestVersion(place, req, { "version.updatedAt": { equals: since } }),
    await newestVersion(place, req),
  ];
  // Another language was saved, or a schedule has done its work: nothing of what is in the form.
  return !before || !now || textOf(before.version) !== textOf(now.version);
}

/** @returns the data without what is no field. @throws APIError 409 when the entry was saved since */
async function refuse<Data extends object>(
  data: Data,
  place: Place,
  original: unknown,
  req: PayloadRequest,
): Promise<Data> {
  if (!(BASED_ON in data)) return data;
  const { [BASED_ON]: since, ...rest } = data;
  const latest = updatedAtOf(original);
  const isComparable = typeof since === "string" && !Number.isNaN(Date.parse(since)) && latest !== undefined;
  if (isComparable && !req.context.isRestoringVersion && (await hasChanged(place, since, latest, req))) {
    const message = wordsFor(req.i18n.language, REFUSED);
    throw new APIError(message, 409, { errors: [{ path: BASED_ON, message }] }, true);
  }
  return rest as unknown as Data;
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
