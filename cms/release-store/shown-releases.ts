/** Releases that only those see who have a link to them (X12): of sets of drafts, beside the releases of the site. */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Candidate } from "./candidate";
import { forEachAtOnce } from "./for-each-at-once";
import { compressFile, isCompressed, linkForms } from "./place-files";
import {
  compareWithLive,
  dropRelease,
  liveRelease,
  readManifest,
  sealRelease,
  type Manifest,
  type Release,
} from "./release";
import { findFirst, only } from "./same-content";

/** Hidden among the releases, so that none of them is kept, put back or made live for one; beside them, for their files are links. */
const SHOWN = ".shown";
/** What the site was when a release was shown. */
const BASE = "base.json";

/** Hashes of files by their paths. */
export type Hashes = Readonly<Record<string, string>>;

/** @returns the folder of what such a release serves */
export const shownFiles = (releases: string, folder: string): string => join(releases, SHOWN, folder, "files");

/** Takes a release that was made from among those of the site. @param folder a new name by default @returns the name of its folder */
export async function keepShown(releases: string, { id, manifest }: Release, folder = id): Promise<string> {
  const shown = join(releases, SHOWN);
  await mkdir(shown, { recursive: true });
  await dropShown(releases, folder);
  await rename(join(releases, id), join(shown, folder));
  const live = await liveRelease(releases);
  const base = live === undefined ? undefined : await readManifest(releases, live);
  await writeFile(join(shown, folder, BASE), JSON.stringify(hashesOf(base)));
  await sealRelease(shown, { id: folder, manifest });
  return folder;
}

/** What a shown release says of itself; undefined when it is not there. */
export const readShown = (releases: string, folder: string): Promise<Manifest | undefined> =>
  readManifest(join(releases, SHOWN), folder);

/** The files of the site when a release was shown. */
export async function baseOf(releases: string, folder: string): Promise<Hashes> {
  const text = await readFile(join(releases, SHOWN, folder, BASE), "utf8").catch(() => "{}");
  return JSON.parse(text) as Hashes;
}

/** So many files are compressed at the same time. */
const AT_ONCE = 8;

/**
 * Makes the compressed forms of a shown release's new files. Its readers do without: they wait for it to stand, and it goes
 * live much later.
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
 * Finds what was shown of what the site is to say. It stays where it is until it is admitted: a release that cannot be
 * delivered, or whose process is killed, is there for the next attempt, file for file as it was approved.
 * @param folders names of those that may go live
 * @param made what it has to be made of
 * @returns undefined when none is made of that
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

/** It goes among the releases of the site as the newest of them. */
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

/** Removes the shown releases that nobody has a use for. @param kept names of the folders that stay */
export async function pruneShown(releases: string, kept: ReadonlySet<string>): Promise<void> {
  const folders = await readdir(join(releases, SHOWN)).catch(() => []);
  await Promise.all(folders.filter((name) => !kept.has(name)).map((name) => dropShown(releases, name)));
}

/** The files that a manifest names, without those that only tabs of earlier releases ask for. */
export const hashesOf = (manifest: Pick<Manifest, "files"> | undefined): Hashes =>
  Object.fromEntries(
    Object.entries(manifest?.files ?? {}).flatMap(([path, { hash, leftAt }]) =>
      leftAt === undefined ? [[path, hash]] : [],
    ),
  );

/** One hash of all files that a release names: another file, or another byte in one, makes another hash. */
export function releaseHash(manifest: Pick<Manifest, "files">): string {
  const hash = createHash("sha256");
  for (const [path, of] of Object.entries(hashesOf(manifest)).sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${of} ${path}\n`);
  }
  return hash.digest("hex");
}
