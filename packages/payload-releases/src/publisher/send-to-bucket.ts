/** Delivers a release to a bucket of S3 or a compatible storage. */
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { cacheControlOf, contentTypeOf, IMMUTABLE } from "../store/content-headers";
import { NOT_FOUND_FILE, notFoundFiles } from "../store/release-files";
import { forEachAtOnce } from "../store/for-each-at-once";
import type { Manifest } from "../store/release";
import type { Delivery } from "./delivery";
import { openBucket, type Bucket } from "payload-kit/bucket";

/** Contents of the bucket, recorded in it before anything changes and again when all is sent. */
interface BucketState {
  /** SHA-256, or the target of a redirect, by key; UNKNOWN if an interrupted delivery may have changed it. */
  objects: Record<string, string>;
  /** Keys that the last release no longer had, kept for visitors who have earlier pages open. */
  leaving: string[];
}

interface UploadEntry {
  key: string;
  /** SHA-256 of a file, or the target of a redirect. */
  mark: string;
  /** Below the release; none for a redirect. */
  path?: string;
  to?: string;
}

const NOTE = ".release.json";
/** Mark of unknown content: such a key is sent again, or removed. */
const UNKNOWN = "";
/**
 * Key of the bucket's error document: no address of the site, so that a 404 page is never sent with status 200 (N11).
 */
const ERROR_DOCUMENT = ".404.html";
const AT_ONCE = 8;

/**
 * Uploads missing objects in order: files with hashed names, data, pages, redirects. Files that no page needs any more
 * are removed by the next release. After an interruption each page in the bucket still has its files, and the recorded
 * state covers every object.
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

async function readNote(bucket: Bucket): Promise<BucketState> {
  return JSON.parse((await bucket.get(NOTE)) ?? '{"objects":{},"leaving":[]}') as BucketState;
}

async function writeNote(bucket: Bucket, held: BucketState): Promise<void> {
  await bucket.put(NOTE, JSON.stringify(held), { "Content-Type": "application/json" });
}

interface Plan {
  missing: UploadEntry[];
  /** Keys to be removed. */
  gone: string[];
  /** State to record for the time of the delivery. */
  meanwhile: BucketState;
  after: BucketState;
}

function planOf(held: BucketState, wanted: readonly UploadEntry[]): Plan {
  const missing = wanted.filter(({ key, mark }) => held.objects[key] !== mark);
  const keys = new Set(wanted.map(({ key }) => key));
  const unwanted = Object.keys(held.objects).filter((key) => !keys.has(key));
  const overdue = held.leaving.filter((key) => !keys.has(key));
  // Removed pages and redirects are deleted at once; files with hashed names stay for one release, for open tabs.
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

const isLasting = ({ path = "" }: Pick<UploadEntry, "path">) => cacheControlOf(path) === IMMUTABLE;
const isPage = ({ path = "" }: UploadEntry) => extname(path) === ".html";
const isRedirect = ({ to }: UploadEntry) => to !== undefined;
const isData = (sent: UploadEntry) => !isLasting(sent) && !isPage(sent) && !isRedirect(sent);

/** A page's key is its address, so that it is found without a trailing slash and without an edge function. */
function objectsOf({ files, pages, redirects }: Manifest): UploadEntry[] {
  const notFound = notFoundFiles(pages);
  const sent = Object.entries(files)
    .filter(([path]) => !path.startsWith("_") && (path === NOT_FOUND_FILE || !notFound.has(path)))
    .map(([path, { hash }]): UploadEntry => ({ key: keyOf(path), mark: hash, path }));
  const moved = redirects.map(({ from, to }): UploadEntry => ({ key: from.slice(1), mark: `→ ${to}`, to }));
  return [...sent, ...moved];
}

const keyOf = (path: string) => (path === NOT_FOUND_FILE ? ERROR_DOCUMENT : path.replace(/(.)\/index\.html$/, "$1"));

async function send(bucket: Bucket, files: string, { key, path, to }: UploadEntry): Promise<void> {
  if (path === undefined) {
    return bucket.put(key, "", { "x-amz-website-redirect-location": to ?? "/", "Cache-Control": "no-cache" });
  }
  const headers = { "Content-Type": contentTypeOf(path), "Cache-Control": cacheControlOf(path) };
  await bucket.put(key, await readFile(join(files, path)), headers);
}
