import path from "node:path";
import type { Payload } from "payload";
import { isPlainName, type FileStore } from "../files/file-store";
import { sendFile } from "../files/send-file";
import { FILE_TYPES, RECORDING_TYPES } from "../files/media-types";
import { publishedFileType } from "./published-files";
import { viewFor } from "./publisher-view";
import { respondError } from "./respond";

// A day: the address of a file stays when its file is replaced, and the contract's `updatedAt` says that it was.
const PUBLIC = "public, max-age=86400";
const PRIVATE = "private, no-store";

export interface Library {
  readonly getPayload: () => Promise<Payload>;
  readonly files: FileStore;
}

/** Access to files: published ones are public, all others require a session. */
async function findEntry(payload: Payload, name: string, headers: Headers) {
  const type = viewFor(headers.get("Authorization"))?.files.get(name) ?? (await publishedFileType(payload, name));
  if (type) return { type, cache: PUBLIC };
  if (!headers.has("Cookie") && !headers.has("Authorization")) return undefined;
  const { user } = await payload.auth({ headers });
  if (!user) return undefined;
  const { docs } = await payload.find({
    collection: RECORDING_TYPES.has(path.extname(name)) ? "recordings" : "media",
    where: { filename: { equals: name } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [entry] = docs;
  return entry?.mimeType ? { type: entry.mimeType, cache: PRIVATE } : undefined;
}

/**
 * Sends a file of the library: to everybody if published content uses it, otherwise to signed-in users only, so that
 * previews are complete.
 * @param name last part of the path, decoded
 */
export async function respondWithMedia(
  request: Request,
  name: string,
  { getPayload, files }: Library,
): Promise<Response> {
  const entry = isPlainName(name) ? await findEntry(await getPayload(), name, request.headers) : undefined;
  const found = entry && [...FILE_TYPES.values()].includes(entry.type) ? await files.find(name) : undefined;
  if (!entry || !found) return respondError(request, 404, `No such file: ${name}.`);
  const headers = { ETag: found.etag, "Cache-Control": entry.cache, "X-Content-Type-Options": "nosniff" };
  if (request.headers.get("If-None-Match") === found.etag) return new Response(null, { status: 304, headers });
  // A browser plays a film that is opened by itself in a page of its own.
  const policy = "default-src 'none'; media-src 'self'";
  return sendFile(request, found, { ...headers, "Content-Type": entry.type, "Content-Security-Policy": policy });
}
