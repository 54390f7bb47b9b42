/** Releases of sets of drafts, visible by link only (X12), stored beside the releases of the site. */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { OWNER_FOLDER } from "payload-kit/owner-only";
import type { Candidate } from "./candidate";
import { forEachAtOnce } from "./for-each-at-once";
import { compressFile, isCompressed, linkForms } from "./place-files";
import { compareWithLive } from "./make-release";
import { dropRelease, liveRelease, pagesOf, readManifest, sealRelease, type Manifest, type Release } from "./release";
import { findFirst, only } from "./same-content";

/**
 * A dot folder, so that retention and rollback skip it; on the same disk as the releases, whose files it hard-links.
 */
const SHOWN = ".shown";
/** Hashes of the live release's files when a release was shown. */
const BASE = "base.json";

/** Hashes of files by their paths. */
export type Hashes = Readonly<Record<string, string>>;

/** @returns the folder of such a release's files */
export const shownFiles = (releases: string, folder: string): string => join(releases, SHOWN, folder, "files");

/**
 * Moves a new release from the site's releases to the shown ones.
 * @param folder a new name by default
 * @returns the name of its folder
 */
export async function keepShown(releases: string, { id, manifest }: Release, folder = id): Promise<string> {
  const shown = join(releases, SHOWN);
  // Neither for the web server nor for other users of the machine.
  await mkdir(shown, { recursive: true, mode: OWNER_FOLDER });
  await dropShown(releases, folder);
  await rename(join(releases, id), join(shown, folder));
  const live = await liveRelease(releases);
  const base = live === undefined ? undefined : await readManifest(releases, live);
  await writeFile(join(shown, folder, BASE), JSON.stringify(hashesOf(base)));
  await sealRelease(shown, { id: folder, manifest });
  return folder;
}

/** Reads the manifest of a shown release; undefined when there is none. */
export const readShown = (releases: string, folder: string): Promise<Manifest | undefined> =>
  readManifest(join(releases, SHOWN), folder);

/** Pages of a shown release. @param files its folder, as `shownFiles` gives it */
export const pagesOfShown = (files: string) => pagesOf(dirname(dirname(files)), basename(dirname(files)));

/** Hashes of the live release's files when a release was shown. */
export async function baseOf(releases: string, folder: string): Promise<Hashes> {
  const text = await readFile(join(releases, SHOWN, folder, BASE), "utf8").catch(() => "{}");
  return JSON.parse(text) as Hashes;
}

/** Files compressed at the same time. */
const AT_ONCE = 8;

/**
 * Makes the compressed forms of a shown release's new files. They are skipped when it is shown, because its readers
 * wait for it, and needed only when it goes live.
 */
export async function finishShown(releases: string, folder: string): Promise<void> {
  const manifest = await readShown(releases, folder);
  if (!manifest) return;
  const plain = Object.entries(manifest.files).filter(([, { isPlain }]) => isPlain);
  if (plain.length === 0) return;
  for (const [, note] of plain) delete note.isPlain;
  const paths = plain.filter(([path, note]) => isCompressed(path, note)).map(([path]) => path);
  const ours = new Set(paths);
  const firstOf = findFirst(only(manifest.files, (path) => ours.has(path)));
  const file = (path: string) => join(shownFiles(releases, folder), path);
  const firsts = paths.filter((path) => firstOf(path) === undefined);
  await forEachAtOnce(AT_ONCE, firsts, (path) => compressFile(file(path)));
  for (const path of paths) {
    const first = firstOf(path);
    if (first !== undefined) await linkForms(file(first), file(path));
  }
  await sealRelease(join(releases, SHOWN), { id: folder, manifest });
}

/**
 * Finds a shown release of the content and code to be published. Its folder is moved only when it is admitted, so that
 * after a failed delivery or a killed process the next attempt publishes the same approved files.
 * @param folders names of the releases that may go live
 * @param made content and code that it has to be built from
 * @returns undefined when none matches
 */
export async function takeShown(
  releases: string,
  folders: readonly string[],
  made: Pick<Manifest, "content" | "code">,
): Promise<Candidate | undefined> {
  const kept = new Set(await readdir(join(releases, SHOWN)).catch(() => []));
  for (const folder of folders.filter((name) => kept.has(name))) {
    const found = await readShown(releases, folder);
    if (found?.content !== made.content || found.code !== made.code) continue;
    await finishShown(releases, folder);
    return candidateOf(releases, folder, (await readShown(releases, folder)) ?? found);
  }
  return undefined;
}

/** Admitted, it becomes the newest of the site's releases. */
async function candidateOf(releases: string, folder: string, manifest: Manifest): Promise<Candidate> {
  const id = new Date().toISOString().replace(/[:.]/g, "-");
  const [shown, ofSite] = [join(releases, SHOWN, folder), join(releases, id)];
  let isAdmitted = false;
  return {
    release: { id, manifest, ...(await compareWithLive(releases, manifest)) },
    files: shownFiles(releases, folder),
    async admit() {
      await rename(shown, ofSite);
      isAdmitted = true;
    },
    giveUp: async () => (isAdmitted ? rename(ofSite, shown) : undefined),
  };
}

export const dropShown = (releases: string, folder: string): Promise<void> =>
  dropRelease(join(releases, SHOWN), folder);

/** Removes shown releases. @param kept names of the folders to retain */
export async function pruneShown(releases: string, kept: ReadonlySet<string>): Promise<void> {
  const folders = await readdir(join(releases, SHOWN)).catch(() => []);
  await Promise.all(folders.filter((name) => !kept.has(name)).map((name) => dropShown(releases, name)));
}

/** Hashes of a manifest's files, without those retained for tabs of earlier releases. */
export const hashesOf = (manifest: Pick<Manifest, "files"> | undefined): Hashes =>
  Object.fromEntries(
    Object.entries(manifest?.files ?? {}).flatMap(([path, { hash, leftAt }]) =>
      leftAt === undefined ? [[path, hash]] : [],
    ),
  );

/** Hash over the paths and contents of all files of a release. */
export function releaseHash(manifest: Pick<Manifest, "files">): string {
  const hash = createHash("sha256");
  for (const [path, of] of Object.entries(hashesOf(manifest)).sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${of} ${path}\n`);
  }
  return hash.digest("hex");
}
