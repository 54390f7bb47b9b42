/** Makes a release from a built site: copies what changed, links what did not, compresses, and switches over at once. */
import { createHash } from "node:crypto";
import {
  copyFile,
  link,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { dirname, extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const COMPRESSED = new Set([".html", ".js", ".css", ".json", ".xml", ".svg", ".txt", ".webmanifest"]);
// Below this a compressed answer saves less than its header costs.
const SMALLEST_COMPRESSED = 512;
const LEFT_OUT = /\.(?:map|LICENSE\.txt)$/;
const MANIFEST = "manifest.json";
const AT_ONCE = 16;

/** Path of each file and the SHA-256 of its content. */
type Manifest = Record<string, string>;

export interface ReleaseOptions {
  /** The built site; its index.html must exist. */
  source: string;
  /** Folder of all releases; `current` in it links to the live one. */
  releases: string;
  /** How many releases to keep, the live one included. */
  keep: number;
}

export interface Release {
  id: string;
  files: number;
  /** Files that were taken over from the release before. */
  linked: number;
}

/**
 * Copies the built site to `releases/<id>`, where the content of every file stays as it is for ever, and points
 * `current` to it with one rename, so that no visitor ever gets half of it.
 * Files that equal the live release's are hard links to them, their compressed forms too.
 */
export async function makeRelease({ source, releases, keep }: ReleaseOptions): Promise<Release> {
  await stat(join(source, "index.html")).catch(() => {
    throw new Error(`There is no built site in ${source}: index.html is missing. Build it with "npm run build".`);
  });
  const current = join(releases, "current");
  const live = await readlink(current).then(
    (target) => resolve(releases, target),
    () => undefined,
  );
  const liveManifest = live ? await readManifest(live) : {};
  const id = new Date().toISOString().replace(/[:.]/g, "-");
  const folder = join(releases, id);
  const manifest: Manifest = {};
  let linked = 0;

  const paths = (await listFiles(source)).filter((path) => !LEFT_OUT.test(path));
  await forEachAtOnce(paths, async (path) => {
    const content = await readFile(join(source, path));
    const hash = createHash("sha256").update(content).digest("hex");
    manifest[path] = hash;
    await mkdir(dirname(join(folder, "files", path)), { recursive: true });
    if (live && liveManifest[path] === hash) {
      await linkWithCompressed(join(live, path), join(folder, "files", path));
      linked += 1;
      return;
    }
    await copyFile(join(source, path), join(folder, "files", path));
    await compress(join(folder, "files", path), content);
  });

  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  await switchTo(releases, id);
  await prune(releases, keep);
  return { id, files: Object.keys(manifest).length, linked };
}

/** Makes a release live by one rename. @param id the name of its folder */
export async function switchTo(releases: string, id: string): Promise<void> {
  const next = join(releases, `.current-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join(id, "files"), next);
  await rename(next, join(releases, "current"));
}

async function readManifest(filesFolder: string): Promise<Manifest> {
  const text = await readFile(join(dirname(filesFolder), MANIFEST), "utf8").catch(() => "{}");
  return JSON.parse(text) as Manifest;
}

async function linkWithCompressed(from: string, to: string): Promise<void> {
  await link(from, to);
  if (!COMPRESSED.has(extname(from))) return;
  for (const ending of [".br", ".gz"]) {
    await link(from + ending, to + ending).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
}

async function compress(file: string, content: Buffer): Promise<void> {
  if (!COMPRESSED.has(extname(file)) || content.length < SMALLEST_COMPRESSED) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

/** Removes the oldest releases; names are times, so their order is that of the alphabet. */
async function prune(releases: string, keep: number): Promise<void> {
  const live = await readlink(join(releases, "current"));
  const ids = (await readdir(releases, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const old = ids
    .sort()
    .slice(0, -Math.max(1, keep))
    .filter((id) => dirname(live) !== id);
  await Promise.all(old.map((id) => rm(join(releases, id), { recursive: true, force: true })));
}

async function forEachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
