/** Serves the live release to visitors. */
import { readFile, readlink } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join, resolve } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { POLICY } from "security-headers";
import { cacheControlOf, contentTypeOf, REVALIDATE } from "./content-headers";
import { readFirstRelease, type FirstRelease } from "./first-release";
import { ENCODINGS, listRelease, type Encoding, type ReleaseFile, type ReleaseFiles } from "./release-files";

export interface StaticSite {
  /** Answers a GET or HEAD; 404 in the locale of the prefix, 503 before the first release. */
  handle(request: IncomingMessage, response: ServerResponse, pathname: string, search: string): Promise<void>;
  /** The release that is live; undefined before the first. */
  release(): Promise<ReleaseFiles | undefined>;
}

/** HTML for visitors before the first release, and its Content-Security-Policy. */
export interface NotBuiltPage {
  readonly html: string;
  readonly policy: string;
}

const NOT_BUILT: NotBuiltPage = {
  html: "<!doctype html><title>Not built yet</title><p>The site is not built yet.</p>\n",
  policy: "default-src 'none'; frame-ancestors 'none'",
};

/**
 * @param current symbolic link to the folder of the live release; it may appear or move at any time,
 *   and each response comes entirely from the release that it pointed to when the request arrived
 * @param notBuilt makes the page for visitors before the first release, for a decoded path; its progress may be unknown.
 *   A sentence by default
 */
export function createStaticSite(
  current: string,
  notBuilt: (pathname: string, progress: FirstRelease | undefined) => NotBuiltPage = () => NOT_BUILT,
): StaticSite {
  const liveRelease = followLink(current);
  return {
    async handle(request, response, pathname, search) {
      const release = await liveRelease();
      if (release) return answerFrom(release, request, response, { pathname, search });
      const progress = await readFirstRelease(dirname(current));
      return answerNotBuilt(response, notBuilt(pathname, progress));
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

/** Changes to the responses of a release that is not the live site. */
export interface ResponseOverrides {
  /** Override those of the release; Cache-Control has to be among them. */
  headers: Readonly<Record<string, string>>;
  /** Transforms the HTML of a page. */
  change(html: string): string;
}

/** Responds from one release, live or not. @param overrides none for the live site */
export async function answerFrom(
  release: ReleaseFiles,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: Address,
  overrides?: ResponseOverrides,
): Promise<void> {
  if (pathname !== "/" && pathname.endsWith("/")) {
    const target = withoutTrailingSlashes(pathname);
    if (release.find(target)) return redirect(response, target + search);
  }
  const file = release.find(pathname);
  if (file) return sendFile({ request, response, release, overrides }, file);
  const target = release.redirect(withoutTrailingSlashes(pathname));
  if (target !== undefined) return redirect(response, withQuery(target, search));
  const page = release.notFoundPage(pathname);
  response.statusCode = 404;
  if (page) return sendFile({ request, response, release, overrides }, page);
  response.end("Not found\n");
}

/** A loop, because the regular expression `/\/+$/` takes quadratic time on paths of thousands of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** Adds the request's query to the target of a redirect that has none, before its fragment. */
function withQuery(target: string, search: string): string {
  const [address = "", hash] = target.split("#", 2);
  return (address.includes("?") ? address : address + search) + (hash === undefined ? "" : `#${hash}`);
}

/** Lists the release again only when the link points to another one. */
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

interface ResponseContext {
  request: IncomingMessage;
  response: ServerResponse;
  release: ReleaseFiles;
  overrides: ResponseOverrides | undefined;
}

function sendFile({ request, response, release, overrides }: ResponseContext, file: ReleaseFile): Promise<void> {
  const isPage = extname(file.path) === ".html";
  for (const [name, value] of Object.entries(release.headers?.[isPage ? "pages" : "files"] ?? {})) {
    response.setHeader(name, value);
  }
  response.setHeader("Content-Type", contentTypeOf(file.path));
  for (const [name, value] of Object.entries(overrides?.headers ?? {})) response.setHeader(name, value);
  if (overrides && isPage) return sendChanged({ request, response, release, overrides }, file);
  const encoding = chooseEncoding(request, file);
  const notFound = response.statusCode === 404;
  if (!overrides) response.setHeader("Cache-Control", notFound ? REVALIDATE : cacheControlOf(file.path));
  if (file.encodings.length > 0) response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  const path = encoding ? file.path + ENCODINGS[encoding] : file.path;
  // Responses with overrides are not stored, so validators would be useless.
  const hasValidators = !notFound && !overrides;
  return new Promise((done) => {
    // A 404 is never "not modified" and has no ranges.
    const stream = send(request, path.split("/").map(encodeURIComponent).join("/"), {
      root: release.folder,
      index: false,
      cacheControl: false,
      dotfiles: "allow",
      etag: hasValidators,
      lastModified: hasValidators,
      acceptRanges: !notFound,
    });
    stream.on("error", (error: NodeJS.ErrnoException & { status?: number }) => {
      // The status is sent already: the connection can only be closed.
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

async function sendChanged(
  { request, response, release, overrides }: ResponseContext,
  { path }: ReleaseFile,
): Promise<void> {
  const html = await readFile(join(release.folder, path), "utf8");
  response.end(request.method === "HEAD" ? undefined : (overrides?.change(html) ?? html));
}

function chooseEncoding(request: IncomingMessage, file: ReleaseFile): Encoding | undefined {
  // A range counts bytes of the uncompressed file.
  if (file.encodings.length === 0 || request.headers.range) return undefined;
  const accepted = new Negotiator(request).encodings([...file.encodings, "identity"]);
  return file.encodings.find((encoding) => encoding === accepted[0]);
}

/** Characters that a header value cannot contain. */
const NOT_ASCII = /[^\x21-\x7e]/gu;

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location.replace(NOT_ASCII, encodeURIComponent), "Cache-Control": REVALIDATE });
  response.end();
}

function answerNotBuilt(response: ServerResponse, { html, policy }: NotBuiltPage): void {
  response.setHeader(POLICY, policy);
  response.writeHead(503, {
    "Content-Type": contentTypeOf("index.html"),
    "Cache-Control": "no-store",
    "Retry-After": "30",
  });
  response.end(html);
}
