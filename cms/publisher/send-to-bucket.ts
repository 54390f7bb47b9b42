/** Brings a release into a bucket of S3, or of a storage that speaks like it. */
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { cacheControlOf, contentTypeOf, IMMUTABLE } from "../release-store/content-headers";
import { isNotFoundPage } from "../release-store/release-files";
import { forEachAtOnce } from "../release-store/for-each-at-once";
import type { Manifest } from "../release-store/release";
import type { Delivery } from "./delivery";
import { openBucket, type Bucket } from "./bucket";

/** What the bucket may hold, noted in it before anything changes and again when all is sent. */
interface Held {
  /** SHA-256, or the target of a redirect, by key; UNKNOWN where a delivery may have broken off. */
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
/** The mark of no content: what has it is sent again, or removed. */
const UNKNOWN = "";
/** Key of the bucket's error document, at no address that a visitor asks for: asked for by name, a 404 page is a 404 too (N11). */
const ERROR_DOCUMENT = ".404.html";
const AT_ONCE = 8;

/**
 * Sends what the bucket does not have yet: first what pages need, then data, then pages, then redirects; what no page needs
 * any more goes with the release after. Whatever breaks off, each page that is there has its files, and the next delivery knows
 * of all that is there.
 * @throws Error with the storage's answer
 */
export async function sendToBucket(
  options: Pick<Delivery, "files" | "manifest" | "signal" | "onProgress"> & { target: string },
): Promise<void> {
  const bucket = openBucket(options.target);
  const { missing, gone, meanwhile, after } = planOf(await readNote(bucket), objectsOf(options.manifest));
  await writeNote(bucket, meanwhile);
  let count = 0;
  for (const stage of [isLasting, isData, isPage, isRedirect]) {
    await forEachAtOnce(AT_ONCE, missing.filter(stage), async (sent) => {
      options.signal?.throwIfAborted();
      await send(bucket, options.files, sent);
      options.onProgress?.((count += 1) / missing.length);
    });
  }
  await forEachAtOnce(AT_ONCE, gone, (key) => bucket.remove(key));
  await writeNote(bucket, after);
}

async function readNote(bucket: Bucket): Promise<Held> {
  return JSON.parse((await bucket.get(NOTE)) ?? '{"objects":{},"leaving":[]}') as Held;
}

async function writeNote(bucket: Bucket, held: Held): Promise<void> {
  await bucket.put(NOTE, JSON.stringify(held), { "Content-Type": "application/json" });
}

interface Plan {
  missing: Sent[];
  /** Keys to be removed. */
  gone: string[];
  /** What the bucket may hold until all of it is done. */
  meanwhile: Held;
  after: Held;
}

function planOf(held: Held, wanted: readonly Sent[]): Plan {
  const missing = wanted.filter(({ key, mark }) => held.objects[key] !== mark);
  const keys = new Set(wanted.map(({ key }) => key));
  const unwanted = Object.keys(held.objects).filter((key) => !keys.has(key));
  const overdue = held.leaving.filter((key) => !keys.has(key));
  // Pages and redirects that are gone are gone at once; what their successors' visitors may hold stays for one release.
  const pages = unwanted.filter((key) => !isLasting({ path: key }));
  const changing = [...missing.map(({ key }) => key), ...pages].map((key) => [key, UNKNOWN] as const);
  return {
    missing,
    gone: [...pages, ...overdue],
    meanwhile: { objects: { ...held.objects, ...Object.fromEntries(changing) }, leaving: overdue },
    after: {
      objects: Object.fromEntries(wanted.map(({ key, mark }) => [key, mark])),
      leaving: unwanted.filter((key) => isLasting({ path: key })),
    },
  };
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
