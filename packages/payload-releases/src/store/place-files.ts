import { copyFile, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { forEachAtOnce } from "./for-each-at-once";

const COMPRESSED = new Set([".html", ".js", ".mjs", ".css", ".json", ".xml", ".svg", ".txt", ".md", ".webmanifest"]);
// Bytes; below this a compressed response saves less than its header costs.
const SMALLEST_COMPRESSED = 512;
// Brotli's best quality takes ten times as long for 5 % less: worth it for long-lived files, not for every edited page.
const LASTING = new Set([".js", ".css"]);
const BEST_QUALITY = 11;
const QUICK_QUALITY = 8;
const ENDINGS = [".br", ".gz"] as const;
const AT_ONCE = 16;

interface PlacedFile {
  hash: string;
  size: number;
  /** Whether it has no compressed forms even if its type is compressible. */
  isPlain?: boolean;
}

type Source = { link: string } | { copy: string };

export interface Placement {
  /** Target folder. */
  to: string;
  /** Files that the target folder has already, by path. */
  present: Readonly<Record<string, PlacedFile>>;
  /** Files that the target folder has to have afterwards, by path. */
  wanted: Readonly<Record<string, PlacedFile>>;
  /** Source of a file: one of the same content to hard-link, with its compressed forms, or one to copy. */
  from: (path: string) => Source;
  /** Called after each file. @param done share of the work, 0 to 1 */
  onProgress?: ((done: number) => void) | undefined;
}

/** Whether a file of a release has compressed forms beside it. */
export function isCompressed(path: string, { isPlain = false, size }: Pick<PlacedFile, "isPlain" | "size">): boolean {
  return !isPlain && COMPRESSED.has(extname(path)) && size >= SMALLEST_COMPRESSED;
}

/**
 * Brings a folder to the wanted state and leaves files that match untouched. A file is replaced, never written into: it
 * may be a hard link to a file of a finished release.
 */
export async function placeFiles({ to, present, wanted, from, onProgress }: Placement): Promise<void> {
  const isRight = (path: string) => present[path]?.hash === wanted[path]?.hash;
  const outdated = Object.keys(present).filter((path) => !isRight(path));
  await forEachAtOnce(AT_ONCE, outdated, async (path) => {
    await Promise.all(["", ...ENDINGS].map((ending) => rm(join(to, path) + ending, { force: true })));
  });
  const missing = Object.keys(wanted).filter((path) => !isRight(path));
  await makeFolders(to, missing);
  let done = 0;
  await forEachAtOnce(AT_ONCE, missing, async (path) => {
    const note = wanted[path];
    await place(from(path), join(to, path), note !== undefined && isCompressed(path, note));
    onProgress?.((done += 1) / missing.length);
  });
}

async function makeFolders(below: string, paths: readonly string[]): Promise<void> {
  const folders = new Set(["", ...paths.map((path) => dirname(path))]);
  await forEachAtOnce(
    AT_ONCE,
    [...folders],
    async (folder) => void (await mkdir(join(below, folder), { recursive: true })),
  );
}

async function place(from: Source, to: string, hasForms: boolean): Promise<void> {
  if ("copy" in from) {
    await copyFile(from.copy, to);
    if (hasForms) await compressFile(to);
    return;
  }
  await link(from.link, to);
  if (hasForms) await linkForms(from.link, to);
}

/** Hard-links the compressed forms of a file of the same content. */
export async function linkForms(from: string, to: string): Promise<void> {
  for (const ending of ENDINGS) {
    // A killed process may have left one.
    await rm(to + ending, { force: true });
    await link(from + ending, to + ending);
  }
}

/**
 * Writes the compressed forms of a file beside it. Existing ones may be hard links of other releases, so they are
 * unlinked first.
 */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  for (const ending of ENDINGS) await rm(file + ending, { force: true });
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
