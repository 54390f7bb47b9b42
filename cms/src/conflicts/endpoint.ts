import { localeCode } from "@future-native/contract";
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { withForm } from "payload-kit";
import { storedEntry, type StoredEntry } from "payload-kit/entries";
import { ensureSignedIn } from "payload-kit/access";
import { newestVersion } from "./latest-versions";
import { CONFLICT_PATH, type Conflict } from "./protocol";
import { changedFields } from "../versions/changes";

const question = z.object({
  collection: z.string().nullish(),
  global: z.string().nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
  locale: localeCode,
  data: z.record(z.string(), z.unknown()),
});

/**
 * Compares what a form holds with the newest version of its entry (A5). For those who are signed in; nothing is stored.
 */
export const conflictEndpoint: Endpoint = { path: CONFLICT_PATH, method: "post", handler: answer };

async function answer(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  await addDataAndFileToRequest(request);
  const asked = question.safeParse(request.data);
  const entry = asked.success ? entryOf(asked.data, request) : undefined;
  if (!asked.success || !entry) throw new APIError("There is no such form.", 400);
  const latest = await newestVersion(entry, "all");
  if (!latest) throw new APIError("There is no version of this entry.", 404);
  const { flattenedFields } = entry.config;
  const { data, locale } = asked.data;
  // A save leaves fields that the form does not send unchanged.
  const mine = withForm(flattenedFields, latest.version, data, locale);
  const conflict: Conflict = {
    version: latest.id,
    updatedAt: latest.version.updatedAt,
    by: latest.version.savedBy ?? "",
    differences: await changedFields(flattenedFields, latest.version, mine, request),
  };
  return Response.json(conflict, { headers: { "Cache-Control": "no-store" } });
}

function entryOf(
  { collection: slug, global, id }: z.infer<typeof question>,
  req: PayloadRequest,
): StoredEntry | undefined {
  const { collections, globals } = req.payload.config;
  const screen = globals.find((one) => one.slug === global);
  if (screen) return storedEntry(screen, undefined, req);
  const collection = collections.find((one) => one.slug === slug && one.versions?.drafts);
  return collection && id ? storedEntry(collection, id, req) : undefined;
}
