/** Content types and cache headers of a release's files, shared by all servers. */
import { extname } from "node:path";

export const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATE = "no-cache";
// Gatsby puts a content hash into the names of its scripts and styles and into every path below static/.
const HASHED = /^(?:static\/|[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$)/;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".pdf": "application/pdf",
};

/** @param path of a file, relative to its release */
export function contentTypeOf(path: string): string {
  return TYPES[extname(path)] ?? "application/octet-stream";
}

/** @param path of a file, relative to its release */
export function cacheControlOf(path: string): string {
  return HASHED.test(path) ? IMMUTABLE : REVALIDATE;
}
