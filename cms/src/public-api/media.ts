import path from "node:path";
import type { Payload } from "payload";
import type { FileStore } from "../files/file-store";
import { toWebStream } from "../files/to-web-stream";
import { MEDIA_TYPES } from "../media-types";
import { publishedPictureType } from "./published-pictures";
import { respondError } from "./respond";

// A day: the address of a picture stays when its file is replaced, and the contract's `updatedAt` says that it was.
const PUBLIC = "public, max-age=86400";
const PRIVATE = "private, no-store";

export interface Library {
  readonly getPayload: () => Promise<Payload>;
  readonly files: FileStore;
}

/** Only a plain name can name a file: no folders, no way out. */
function isPlainName(name: string): boolean {
  return name === path.basename(name) && !/[\\\0]/.test(name) && !name.startsWith(".");
}

/** Who may see which: published pictures are public, the rest is for users who are signed in. */
async function findPicture(payload: Payload, name: string, headers: Headers) {
  const type = await publishedPictureType(payload, name);
  if (type) return { type, cache: PUBLIC };
  if (!headers.has("Cookie") && !headers.has("Authorization")) return undefined;
  const { user } = await payload.auth({ headers });
  if (!user) return undefined;
  const { docs } = await payload.find({
    collection: "media",
    where: { filename: { equals: name } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [picture] = docs;
  return picture?.mimeType ? { type: picture.mimeType, cache: PRIVATE } : undefined;
}

/**
 * Sends a picture of the library: to anybody what published content shows, to those who are signed in the rest as well,
 * so that a preview is whole.
 * @param name last part of the path, decoded
 */
export async function respondWithMedia(
  request: Request,
  name: string,
  { getPayload, files }: Library,
): Promise<Response> {
  const picture = isPlainName(name) ? await findPicture(await getPayload(), name, request.headers) : undefined;
  const found = picture && [...MEDIA_TYPES.values()].includes(picture.type) ? await files.find(name) : undefined;
  if (!picture || !found) return respondError(request, 404, `No such picture: ${name}.`);
  const headers = { ETag: found.etag, "Cache-Control": picture.cache, "X-Content-Type-Options": "nosniff" };
  if (request.headers.get("If-None-Match") === found.etag) return new Response(null, { status: 304, headers });
  const body = request.method === "HEAD" ? null : toWebStream(await found.read());
  return new Response(body, {
    headers: {
      ...headers,
      "Content-Type": picture.type,
      "Content-Length": String(found.size),
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
