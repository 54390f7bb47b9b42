import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { MEDIA_TYPES } from "../media-types";
import { respondError } from "./respond";

// A day: the address of a picture stays when its file is replaced, and the contract's `updatedAt` says that it was.
const CACHE = "public, max-age=86400";

/** Only a plain file name of a known picture type can name a file: no folders, no way out. */
function typeOf(name: string): string | undefined {
  if (name !== path.basename(name) || name.includes("\\") || name.includes("\0") || name.startsWith("."))
    return undefined;
  return MEDIA_TYPES.get(path.extname(name).toLowerCase());
}

async function sizeAndTag(file: string) {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { size: found.size, etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"` };
}

/**
 * Sends a picture of the library. Anyone may ask: what is in the library is meant to be seen.
 * @param name last part of the path, decoded
 * @param folder where the library keeps its files
 */
export async function respondWithMedia(request: Request, name: string, folder: string): Promise<Response> {
  const type = typeOf(name);
  const file = path.join(/* turbopackIgnore: true */ folder, name);
  const found = type && (await sizeAndTag(file));
  if (!type || !found) return respondError(request, 404, `No such picture: ${name}.`);
  const headers = { ETag: found.etag, "Cache-Control": CACHE, "X-Content-Type-Options": "nosniff" };
  if (request.headers.get("If-None-Match") === found.etag) return new Response(null, { status: 304, headers });
  const body = request.method === "HEAD" ? null : await readFile(file);
  return new Response(body, {
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(found.size),
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
