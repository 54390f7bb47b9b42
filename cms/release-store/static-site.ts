/** Serves the live release to visitors. */
import { readFile, readlink } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join, resolve } from "node:path";
import { withoutTrailingSlashes } from "@future-native/contract/paths";
import Negotiator from "negotiator";
import send from "send";
import { POLICY } from "security-headers";
import { cacheControlOf, contentTypeOf, REVALIDATE } from "./content-headers";
import { readFirstRelease } from "./first-release";
import { NOT_BUILT_POLICY, notBuiltPage } from "./not-built-page";
import { ENCODINGS, listRelease, type Encoding, type ReleaseFile, type ReleaseFiles } from "./release-files";

export interface StaticSite {
  /** Answers a GET or HEAD; 404 in the locale of the prefix, 503 before the first release. */
  handle(request: IncomingMessage, response: ServerResponse, pathname: string, search: string): Promise<void>;
  /** The release that is live; undefined before the first. */
  release(): Promise<ReleaseFiles | undefined>;
}

/**
 * @param current symbolic link to the folder of the live release; it may appear or move at any time,
 *   and every answer comes whole from the release that it named when the request arrived
 */
export function createStaticSite(current: string): StaticSite {
  const liveRelease = followLink(current);
  return {
    async handle(request, response, pathname, search) {
      const release = await liveRelease();
      if (release) return answerFrom(release, request, response, { pathname, search });
      const progress = await readFirstRelease(dirname(current));
      return answerNotBuilt(response, notBuiltPage(pathname, progress));
    },
    release: liveRelease,
  };
}

export interface Address {
  /** Decoded. */
  pathname: string;
  /** With the question mark. */
  search: string;
}

/** How a release is sent that is not the site. */
export interface Look {
  /** Over those of the release. They let nobody keep what is answered. */
  headers: Readonly<Record<string, string>>;
  /** What is sent in the place of a page's HTML. */
  change(html: string): string;
}

/** Answers from one release, be it live or not. @param look none for the site itself */
export async function answerFrom(
  release: ReleaseFiles,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: Address,
  look?: Look,
): Promise<void> {
  if (pathname !== "/" && pathname.endsWith("/")) {
    const target = withoutTrailingSlashes(pathname);
    if (release.find(target)) return redirect(response, target + search);
  }
  const file = release.find(pathname);
  if (file) return sendFile({ request, response, release, look }, file);
  const target = release.redirect(withoutTrailingSlashes(pathname));
  if (target !== undefined) return redirect(response, withQuery(target, search));
  const page = release.notFoundPage(pathname);
  response.statusCode = 404;
  if (page) return sendFile({ request, response, release, look }, page);
  response.end("Not found\n");
}

/** The address that a redirect leads to, with the query of who asks where it has none; what `#` names stays at its end. */
function withQuery(target: string, search: string): string {
  const [address = "", hash] = target.split("#", 2);
  return (address.includes("?") ? address : address + search) + (hash === undefined ? "" : `#${hash}`);
}

/** Lists the release again when, and only when, the link names another one. */
function followLink(current: string): () => Promise<ReleaseFiles | undefined> {
  let folder: string | undefined;
  let files: Promise<ReleaseFiles> | undefined;
  return async () => {
    const target = await readlink(current).catch(() => undefined);
    if (target === undefined) return undefined;
    if (target !== folder || !files) {
      folder = target;
      files = listRelease(resolve(dirname(current), target));
      files.catch(() => (files = undefined));
    }
    return files;
  };
}

interface Answer {
  request: IncomingMessage;
  response: ServerResponse;
  release: ReleaseFiles;
  look: Look | undefined;
}

function sendFile({ request, response, release, look }: Answer, file: ReleaseFile): Promise<void> {
  const isPage = extname(file.path) === ".html";
  for (const [name, value] of Object.entries(release.headers?.[isPage ? "pages" : "files"] ?? {})) {
    response.setHeader(name, value);
  }
  response.setHeader("Content-Type", contentTypeOf(file.path));
  for (const [name, value] of Object.entries(look?.headers ?? {})) response.setHeader(name, value);
  if (look && isPage) return sendChanged({ request, response, release, look }, file);
  const encoding = chooseEncoding(request, file);
  const notFound = response.statusCode === 404;
  if (!look) response.setHeader("Cache-Control", notFound ? REVALIDATE : cacheControlOf(file.path));
  if (file.encodings.length > 0) response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  const path = encoding ? file.path + ENCODINGS[encoding] : file.path;
  // Who keeps nothing has nothing to compare.
  const isCompared = !notFound && !look;
  return new Promise((done) => {
    // A 404 is never "not modified" and has no ranges.
    const stream = send(request, path.split("/").map(encodeURIComponent).join("/"), {
      root: release.folder,
      index: false,
      cacheControl: false,
      dotfiles: "allow",
      etag: isCompared,
      lastModified: isCompared,
      acceptRanges: !notFound,
    });
    stream.on("error", (error: NodeJS.ErrnoException & { status?: number }) => {
      // What has begun to be sent can only be broken off.
      if (response.headersSent) return void response.destroy();
      for (const name of ["Content-Encoding", "Content-Length", "ETag", "Last-Modified"]) response.removeHeader(name);
      response.setHeader("Cache-Control", "no-store");
      response.statusCode = error.status ?? 500;
      response.end();
    });
    response.once("close", done);
    stream.pipe(response);
  });
}

async function sendChanged({ request, response, release, look }: Answer, { path }: ReleaseFile): Promise<void> {
  const html = await readFile(join(release.folder, path), "utf8");
  response.end(request.method === "HEAD" ? undefined : (look?.change(html) ?? html));
}

function chooseEncoding(request: IncomingMessage, file: ReleaseFile): Encoding | undefined {
  // A range counts bytes of the file itself, so it is answered without encoding.
  if (file.encodings.length === 0 || request.headers.range) return undefined;
  const accepted = new Negotiator(request).encodings([...file.encodings, "identity"]);
  return file.encodings.find((encoding) => encoding === accepted[0]);
}

/** What a header cannot hold, or would end it. */
const NOT_ASCII = /[^\x21-\x7e]/gu;

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location.replace(NOT_ASCII, encodeURIComponent), "Cache-Control": REVALIDATE });
  response.end();
}

function answerNotBuilt(response: ServerResponse, page: string): void {
  response.setHeader(POLICY, NOT_BUILT_POLICY);
  response.writeHead(503, {
    "Content-Type": contentTypeOf("index.html"),
    "Cache-Control": "no-store",
    "Retry-After": "30",
  });
  response.end(page);
}
