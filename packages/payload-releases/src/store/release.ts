/** Releases: immutable copies of the built site, of which one is live (A6, docs/decisions/0002). */
import { lstat, readFile, readdir, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { FileNote } from "./file-note";
import { placeFiles } from "./place-files";

const MANIFEST = "manifest.json";
/** A release past its retention. The next one reuses it, because only the files that changed since differ. */
const SPARE = ".spare";

/** A page as gatsby-node.ts notes it. */
export interface ReleasePage {
  path: string;
  route: string;
  locale: string;
  /** Of the entry that it is about. */
  entryId?: string;
}

/** File of a page, relative to the release's `files`. @param path of the page, such as `/` or `/about` */
export const pageFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);

/** A permanent redirect (X1). */
export interface ReleaseRedirect {
  from: string;
  to: string;
}

/** Description of a release, stored beside its files. */
export interface Manifest {
  /** Fingerprint of the content that it was built from (see content-fingerprint.ts); empty when unknown. */
  content: string;
  /** Signature of the code and settings that built it (see code-signature.ts); empty when unknown. */
  code: string;
  pages: readonly ReleasePage[];
  redirects: readonly ReleaseRedirect[];
  /** By path, relative to the release's `files`. */
  files: Record<string, FileNote>;
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

type Finished = Pick<Release, "id" | "manifest">;

/** Turns the spare into the folder of a new release. @returns its files by path; empty without a spare */
export async function takeSpare(releases: string, id: string): Promise<Record<string, FileNote>> {
  const spare = await readManifest(releases, SPARE).catch(() => undefined);
  if (!spare) {
    await dropRelease(releases, SPARE);
    return {};
  }
  // Its files are about to differ from its manifest.
  await rm(join(releases, SPARE, MANIFEST));
  await rename(join(releases, SPARE), join(releases, id));
  return spare.files;
}

/** Marks a release as finished: from now on it is listed, retained and may be made live. */
export async function sealRelease(releases: string, { id, manifest }: Finished): Promise<void> {
  const file = join(releases, id, MANIFEST);
  // Atomic: neither a killed process nor a full disk leaves half a manifest.
  await writeFile(`${file}.new`, JSON.stringify(manifest));
  await rename(`${file}.new`, file);
}

/** Makes a complete release the spare, which the next one reuses. */
export async function setAside(releases: string, release: Finished): Promise<void> {
  await sealRelease(releases, release);
  await dropRelease(releases, SPARE);
  await rename(join(releases, release.id), join(releases, SPARE));
}

/**
 * Makes a spare from the live release when there is none, so that the next release only writes changed files. Slow on a
 * large site, so it runs between publications.
 */
export async function prepareSpare(releases: string): Promise<void> {
  const live = await liveRelease(releases);
  if (live === undefined || (await readManifest(releases, SPARE))) return;
  const manifest = await readManifest(releases, live);
  if (!manifest) return;
  const id = `${SPARE}-new`;
  await dropRelease(releases, id);
  const from = (path: string) => ({ link: join(releases, live, "files", path) });
  await placeFiles({ to: join(releases, id, "files"), present: {}, wanted: manifest.files, from });
  await setAside(releases, { id, manifest });
}

/** Makes a release live by one atomic rename. @param id the name of its folder */
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

/** The live release, and since when (ISO 8601): the link to it is replaced at each switch. */
export async function liveSince(releases: string): Promise<{ folder: string; since: string } | undefined> {
  const [folder, link] = await Promise.all([
    liveRelease(releases),
    lstat(join(releases, "current")).catch(() => undefined),
  ]);
  return folder === undefined || !link ? undefined : { folder, since: link.mtime.toISOString() };
}

/** @returns folder names of the finished releases, the oldest first: names are timestamps and sort by time */
export async function listReleases(releases: string): Promise<string[]> {
  const entries = await readdir(releases, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter(isRelease).map((entry) => entry.name);
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

/** Reads the manifest of a release. @returns undefined when it is missing or lists no files */
export async function readManifest(releases: string, id: string): Promise<Manifest | undefined> {
  const text = await readFile(join(releases, id, MANIFEST), "utf8").catch(() => "{}");
  const read = JSON.parse(text) as Partial<Manifest>;
  return typeof read.files === "object"
    ? { content: "", code: "", pages: [], redirects: [], ...read, files: read.files }
    : undefined;
}

/** Pages of a release; none without a manifest. */
export const pagesOf = async (releases: string, id: string): Promise<readonly ReleasePage[]> =>
  (await readManifest(releases, id))?.pages ?? [];

/** Deletes a release. */
export async function dropRelease(releases: string, id: string): Promise<void> {
  await rm(join(releases, id), { recursive: true, force: true });
}

/** Removes the oldest releases, never the live one, and unfinished ones of killed runs; one becomes the spare. */
export async function prune(releases: string, keep: number): Promise<void> {
  const live = await liveRelease(releases);
  const finished = await listReleases(releases);
  const kept = new Set([...finished.slice(-Math.max(1, keep)), live]);
  const spare = finished.filter((id) => !kept.has(id)).at(-1);
  if (spare !== undefined) {
    await dropRelease(releases, SPARE);
    await rename(join(releases, spare), join(releases, SPARE));
  }
  const entries = await readdir(releases, { withFileTypes: true });
  const old = entries.filter((entry) => isRelease(entry) && !kept.has(entry.name)).map((entry) => entry.name);
  await Promise.all(old.map((id) => dropRelease(releases, id)));
}

const isRelease = (entry: { name: string; isDirectory(): boolean }) =>
  entry.isDirectory() && !entry.name.startsWith(".");
