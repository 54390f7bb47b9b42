/** Brings a release into a bucket of S3, or of a storage that speaks like it. */
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { cacheControlOf, contentTypeOf, IMMUTABLE } from "../release-store/content-headers";
import { isNotFoundPage } from "../release-store/release-files";
import { forEachAtOnce } from "../release-store/for-each-at-once";
import type { Manifest } from "../release-store/release";
import { openBucket, type Bucket } from "./bucket";

/** What the bucket holds, noted in it after each release. */
interface Held {
  /** SHA-256, or the target of a redirect, by key. */
  objects: Record<string, string>;
  /** Keys that the last release no longer had: visitors who have its pages open may still ask for them. */
  leaving: string[];
}

interface Sent {
  key: string;
  /** What distinguishes it from another content. */
  mark: string;
  /** Below the release; none for a redirect. */
  path?: string;
  to?: string;
}

const NOTE = ".release.json";
/** Key of the bucket's error document, at no address that a visitor asks for: asked for by name, a 404 page is a 404 too (N11). */
const ERROR_DOCUMENT = ".404.html";
const AT_ONCE = 8;

/**
 * Sends what the bucket does not have yet: first what pages need, then data, then pages, then redirects; what no page needs
 * any more goes with the release after. Whatever breaks off, each page that is there has its files.
 * @throws Error with the storage's answer
 */
export async function sendToBucket(options: { target: string; files: string; manifest: Manifest }): Promise<void> {
  const bucket = openBucket(options.target);
  const held = JSON.parse((await bucket.get(NOTE)) ?? '{"objects":{},"leaving":[]}') as Held;
  const wanted = objectsOf(options.manifest);
  const missing = wanted.filter(({ key, mark }) => held.objects[key] !== mark);
  for (const stage of [isLasting, isData, isPage, isRedirect]) {
    await forEachAtOnce(AT_ONCE, missing.filter(stage), (sent) => send(bucket, options.files, sent));
  }
  const keys = new Set(wanted.map(({ key }) => key));
  const leaving = Object.keys(held.objects).filter((key) => !keys.has(key));
  const objects = Object.fromEntries(wanted.map(({ key, mark }) => [key, mark]));
  await bucket.put(NOTE, JSON.stringify({ objects, leaving } satisfies Held), { "Content-Type": "application/json" });
  // Pages and redirects that are gone are gone at once; what their successors' visitors may hold stays for one release.
  const gone = [...leaving.filter((key) => !isLasting({ path: key })), ...held.leaving].filter((key) => !keys.has(key));
  await forEachAtOnce(AT_ONCE, [...new Set(gone)], (key) => bucket.remove(key));
}

const isLasting = ({ path = "" }: Pick<Sent, "path">) => cacheControlOf(path) === IMMUTABLE;
const isPage = ({ path = "" }: Sent) => extname(path) === ".html";
const isRedirect = ({ to }: Sent) => to !== undefined;
const isData = (sent: Sent) => !isLasting(sent) && !isPage(sent) && !isRedirect(sent);

/** A page's key is its address, so that it is found without a slash and without a function at the edge. */
function objectsOf({ files, redirects }: Manifest): Sent[] {
  const sent = Object.entries(files)
    .filter(([path]) => !path.startsWith("_") && (path === "404.html" || !isNotFoundPage(path)))
    .map(([path, { hash }]): Sent => ({ key: keyOf(path), mark: hash, path }));
  const moved = redirects.map(({ from, to }): Sent => ({ key: from.slice(1), mark: `→ ${to}`, to }));
  return [...sent, ...moved];
}

const keyOf = (path: string) => (path === "404.html" ? ERROR_DOCUMENT : path.replace(/(.)\/index\.html$/, "$1"));

async function send(bucket: Bucket, files: string, { key, path, to }: Sent): Promise<void> {
  if (path === undefined) {
    return bucket.put(key, "", { "x-amz-website-redirect-location": to ?? "/", "Cache-Control": "no-cache" });
  }
  const headers = { "Content-Type": contentTypeOf(path), "Cache-Control": cacheControlOf(path) };
  await bucket.put(key, await readFile(join(files, path)), headers);
}
