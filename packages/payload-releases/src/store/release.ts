/** Releases: immutable copies of the built site, of which one is live (A6, docs/decisions/0002). */
import { lstat, readFile, readdir, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { earlierFiles } from "./earlier-files";
import { noteOf, type FileNote } from "./file-note";
import { findByContent, findFirst, only } from "./same-content";
import { surveyFiles } from "./list-files";
import { placeFiles } from "./place-files";

const LEFT_OUT = /\.(?:map|LICENSE\.txt)$/;
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

export interface ReleaseOptions {
  /** The built site; its index.html must exist. */
  source: string;
  /** Folder of all releases; `current` in it links to the live one. */
  releases: string;
  content: string;
  code: string;
  /** Every page and redirect of the site, when the build recorded them. */
  pages?: readonly ReleasePage[];
  redirects?: readonly ReleaseRedirect[];
  /** Days that files of earlier releases stay for tabs which were opened on them (X14); none by default. */
  tabsKeptDays?: number;
  /** Skip the compressed forms of new files; finishShown makes them later. */
  isPlain?: boolean;
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

type Finished = Pick<Release, "id" | "manifest">;

/**
 * Copies the built site to `releases/<id>/files`, where files are immutable. Files that equal one of the live release
 * are hard links to it, their compressed forms too. The live release stays live, and the new one is not listed before
 * it is sealed.
 * @throws Error when there is no built site, or the disk is full
 */
export async function makeRelease(options: ReleaseOptions): Promise<Release> {
  const { source, releases, content, code, pages = [], redirects = [], tabsKeptDays: days = 0 } = options;
  const { isPlain = false, onProgress } = options;
  const found = [...surveyFiles(source)].filter(([path]) => !LEFT_OUT.test(path));
  if (!found.some(([path]) => path === "index.html")) {
    throw new Error(`There is no built site in ${source}: index.html is missing. Build it with "npm run build".`);
  }
  const live = await liveRelease(releases);
  const before = live ? await readManifest(releases, live) : undefined;
  const manifest: Manifest = { content, code, pages, redirects, files: {} };
  for (const [path, state] of found) {
    manifest.files[path] = await noteOf(join(source, path), state, before?.files[path]);
  }
  const paths = new Set(Object.keys(manifest.files));
  Object.assign(manifest.files, earlierFiles({ found: paths, before: before?.files ?? {}, days, now: Date.now() }));
  const id = new Date().toISOString().replace(/[:.]/g, "-");
  const sameContent = findByContent(before?.files ?? {});
  const present = await takeSpare(releases, id);
  const isNew = (path: string) => before?.files[path]?.hash !== manifest.files[path]?.hash;
  const to = join(releases, id, "files");
  const from = (path: string) => {
    const same = isNew(path) ? sameContent(path, manifest.files[path]) : path;
    return live && same !== undefined ? { link: join(releases, live, "files", same) } : { copy: join(source, path) };
  };
  const isNewContent = (path: string) => "copy" in from(path);
  if (isPlain) for (const note of Object.values(only(manifest.files, isNewContent))) note.isPlain = true;
  const firstOf = findFirst(manifest.files);
  const isTwin = (path: string) => firstOf(path) !== undefined;
  const place = async () => {
    const firsts = only(manifest.files, (path) => !isTwin(path));
    await placeFiles({ to, present: only(present, (path) => !isTwin(path)), wanted: firsts, from, onProgress });
    const linkOf = (path: string) => ({ link: join(to, firstOf(path) ?? path) });
    await placeFiles({ to, present: only(present, isTwin), wanted: only(manifest.files, isTwin), from: linkOf });
  };
  await place().catch(async (error: unknown) => {
    await dropRelease(releases, id);
    throw error;
  });
  return { id, manifest, ...compare(manifest, before) };
}

type Changes = Pick<Release, "changed" | "gone">;

function compare(manifest: Manifest, before: Manifest | undefined): Changes {
  const isNew = (path: string) => before?.files[path]?.hash !== manifest.files[path]?.hash;
  const changed = Object.keys(manifest.files).filter(isNew);
  // Retained files of earlier releases do not count as changes.
  const named = Object.entries(before?.files ?? {}).filter(([, { leftAt }]) => leftAt === undefined);
  const gone = named.map(([path]) => path).filter((path) => !(path in manifest.files));
  return { changed, gone };
}

/** Files that a release adds, changes or removes compared with the live one. */
export async function compareWithLive(releases: string, manifest: Manifest): Promise<Changes> {
  const live = await liveRelease(releases);
  return compare(manifest, live === undefined ? undefined : await readManifest(releases, live));
}

/** Turns the spare into the folder of a new release. @returns its files by path; empty without a spare */
async function takeSpare(releases: string, id: string): Promise<Record<string, FileNote>> {
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

/** Whether every file of a release equals that of the live one. */
export function isTheLiveOne({ changed, gone }: Release): boolean {
  return changed.length + gone.length === 0;
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
