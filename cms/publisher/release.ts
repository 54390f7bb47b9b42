/** Releases: finished copies of the built site, of which one is live (A6, docs/decisions/0002). */
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
import { basename, dirname, extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files";

const COMPRESSED = new Set([".html", ".js", ".css", ".json", ".xml", ".svg", ".txt", ".webmanifest"]);
// Below this a compressed answer saves less than its header costs.
const SMALLEST_COMPRESSED = 512;
// The last two steps of Brotli take ten times as long for a twentieth less: worth it for what stays, not for every edit.
const LASTING = new Set([".js", ".css"]);
const BEST_QUALITY = 11;
const QUICK_QUALITY = 8;
const LEFT_OUT = /\.(?:map|LICENSE\.txt)$/;
const MANIFEST = "manifest.json";
const AT_ONCE = 16;

interface FileNote {
  /** SHA-256 of the content. */
  hash: string;
  /** Size and time of change of the file that it was copied from: while they stand, it need not be read again. */
  size: number;
  changedAt: number;
}

/** A page as gatsby-node.ts notes it. */
export interface ReleasePage {
  path: string;
  route: string;
  locale: string;
  /** Of the entry that it is about. */
  entryId?: string;
}

/** An address that leads elsewhere for good (X1). */
export interface ReleaseRedirect {
  from: string;
  to: string;
}

/** What a release says of itself. */
export interface Manifest {
  /** Of the content that it was built from (see content-fingerprint.ts); empty when nobody noted it. */
  content: string;
  /** Of the code and settings that built it. */
  code: string;
  pages: readonly ReleasePage[];
  redirects: readonly ReleaseRedirect[];
  /** By path, relative to the release's `files`. */
  files: Record<string, FileNote>;
}

export interface ReleaseOptions {
  /** The built site; its index.html must exist. */
  source: string;
  /** Folder of all releases; `current` in it links to the live one. */
  releases: string;
  content: string;
  code: string;
  /** Every page and redirect of the site, when the build noted them. */
  pages?: readonly ReleasePage[];
  redirects?: readonly ReleaseRedirect[];
  /** Called after each file. @param done share of the work, 0 to 1 */
  onProgress?: (done: number) => void;
}

export interface Release {
  /** Name of its folder. */
  id: string;
  manifest: Manifest;
  /** Paths of the files that the live release does not have in this form. */
  changed: string[];
  /** Paths of the live release that are gone. */
  gone: string[];
}

/**
 * Copies the built site to `releases/<id>/files`, where the content of every file stays as it is for ever.
 * Files that equal the live release's are hard links to them, their compressed forms too. Nothing is switched over, and
 * the release does not count before it is sealed.
 * @throws Error when there is no built site, or the disk is full
 */
export async function makeRelease(options: ReleaseOptions): Promise<Release> {
  const { source, releases, content, code, pages = [], redirects = [], onProgress } = options;
  await stat(join(source, "index.html")).catch(() => {
    throw new Error(`There is no built site in ${source}: index.html is missing. Build it with "npm run build".`);
  });
  const live = await liveRelease(releases);
  const before = live ? await readManifest(releases, live) : undefined;
  const id = new Date().toISOString().replace(/[:.]/g, "-");
  const files = join(releases, id, "files");
  const manifest: Manifest = { content, code, pages, redirects, files: {} };
  const changed: string[] = [];
  const paths = (await listFiles(source)).filter((path) => !LEFT_OUT.test(path));
  await makeFolders(files, paths);
  let done = 0;
  await forEachAtOnce(paths, async (path) => {
    const known = before?.files[path];
    const note = await noteOf(join(source, path), known);
    manifest.files[path] = note;
    if (live && known?.hash === note.hash) {
      await linkWithCompressed(join(releases, live, "files", path), join(files, path));
    } else {
      changed.push(path);
      await copyFile(join(source, path), join(files, path));
      await compress(join(files, path));
    }
    onProgress?.((done += 1) / paths.length);
  });
  const gone = Object.keys(before?.files ?? {}).filter((path) => !(path in manifest.files));
  return { id, manifest, changed, gone };
}

/** Declares a release finished: from now on it may be made live, and is kept. */
export async function sealRelease(releases: string, { id, manifest }: Release): Promise<void> {
  await writeFile(join(releases, id, MANIFEST), JSON.stringify(manifest));
}

/** Makes a release live by one rename, so that no visitor ever gets half of it. @param id the name of its folder */
export async function switchTo(releases: string, id: string): Promise<void> {
  const next = join(releases, `.current-${process.pid}`);
  await rm(next, { force: true });
  await symlink(join(id, "files"), next);
  await rename(next, join(releases, "current"));
}

/** @returns the name of the live release's folder; undefined before the first */
export async function liveRelease(releases: string): Promise<string | undefined> {
  const target = await readlink(join(releases, "current")).catch(() => undefined);
  return target === undefined ? undefined : basename(dirname(resolve(releases, target)));
}

/** @returns names of the finished releases' folders, the oldest first: names are times, so their order is that of the alphabet */
export async function listReleases(releases: string): Promise<string[]> {
  const entries = await readdir(releases, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const finished = await Promise.all(
    folders.map((name) =>
      stat(join(releases, name, MANIFEST)).then(
        () => [name],
        () => [],
      ),
    ),
  );
  return finished.flat().sort();
}

/** What a release says of itself; undefined when it says nothing that is understood. */
export async function readManifest(releases: string, id: string): Promise<Manifest | undefined> {
  const text = await readFile(join(releases, id, MANIFEST), "utf8").catch(() => "{}");
  const read = JSON.parse(text) as Partial<Manifest>;
  return typeof read.files === "object"
    ? { content: "", code: "", pages: [], redirects: [], ...read, files: read.files }
    : undefined;
}

/** Removes a release that is not to be. */
export async function dropRelease(releases: string, id: string): Promise<void> {
  await rm(join(releases, id), { recursive: true, force: true });
}

/** Removes the oldest releases, never the live one, and what killed runs have left unfinished. */
export async function prune(releases: string, keep: number): Promise<void> {
  const live = await liveRelease(releases);
  const finished = await listReleases(releases);
  const kept = new Set([...finished.slice(-Math.max(1, keep)), live]);
  const entries = await readdir(releases, { withFileTypes: true });
  const old = entries.filter((entry) => entry.isDirectory() && !kept.has(entry.name)).map((entry) => entry.name);
  await Promise.all(old.map((id) => dropRelease(releases, id)));
}

async function noteOf(file: string, known: FileNote | undefined): Promise<FileNote> {
  const { size, mtimeMs: changedAt } = await stat(file);
  if (known && known.size === size && known.changedAt === changedAt) return known;
  const hash = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  return { hash, size, changedAt };
}

async function makeFolders(below: string, paths: readonly string[]): Promise<void> {
  const folders = new Set(paths.map((path) => dirname(path)));
  await forEachAtOnce([...folders], async (folder) => void (await mkdir(join(below, folder), { recursive: true })));
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

async function compress(file: string): Promise<void> {
  if (!COMPRESSED.has(extname(file))) return;
  const content = await readFile(file);
  if (content.length < SMALLEST_COMPRESSED) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: LASTING.has(extname(file)) ? BEST_QUALITY : QUICK_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

async function forEachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
