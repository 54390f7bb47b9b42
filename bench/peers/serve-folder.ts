/** One server for all: HTTP/1.1, Brotli, names that carry a hash kept for a year and all else asked for again. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { contentTypeOf, IMMUTABLE, REVALIDATE } from "payload-releases/store/content-headers";
import { listFiles } from "payload-releases/store/list-files";
import { isCompressed } from "payload-releases/store/place-files";
import type { ServedRelease } from "../web/served-release";

interface CachedFile {
  body: Buffer;
  headers: Record<string, string>;
}

/** What is compressed beside its file is a release's own, and is made anew here. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Holds a built site in memory. `/about` is `about/index.html` or `about.html`.
 * @param immutable the addresses whose files never change under their names
 */
export async function serveFolder(folder: string, immutable: RegExp): Promise<ServedRelease> {
  const files = new Map<string, CachedFile>();
  for (const path of await listFiles(folder)) {
    if (COMPRESSED.test(path)) continue;
    const kept = keep(path, await readFile(join(folder, path)), immutable);
    for (const address of addressesOf(path)) files.set(address, kept);
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = files.get(decodeURI(pathname).replace(/(.)\/$/, "$1"));
    if (!file) response.writeHead(404).end();
    else if (request.headers["if-none-match"] === file.headers.ETag) response.writeHead(304, file.headers).end();
    else response.writeHead(200, file.headers).end(request.method === "HEAD" ? undefined : file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param path of a file @returns the addresses that it answers */
export function addressesOf(path: string): string[] {
  const page = /^(.*?)(?:(?:^|\/)index)?\.html$/.exec(path);
  return page ? [`/${path}`, `/${page[1]}`] : [`/${path}`];
}

function keep(path: string, content: Buffer, immutable: RegExp): CachedFile {
  const isSmaller = isCompressed(path, { size: content.length });
  return {
    body: isSmaller ? brotliCompressSync(content) : content,
    headers: {
      "Content-Type": contentTypeOf(path),
      "Cache-Control": immutable.test(`/${path}`) ? IMMUTABLE : REVALIDATE,
      ETag: `"${createHash("sha1").update(content).digest("base64url")}"`,
      ...(isSmaller && { "Content-Encoding": "br" }),
    },
  };
}
