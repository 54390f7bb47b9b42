/** Makes a release of the built site, and tells what it changes (A6, docs/decisions/0002). */
import { join } from "node:path";
import { earlierFiles } from "./earlier-files";
import { noteOf } from "./file-note";
import { surveyFiles } from "./list-files";
import { placeFiles } from "./place-files";
import {
  dropRelease,
  liveRelease,
  readManifest,
  takeSpare,
  type Manifest,
  type Release,
  type ReleasePage,
  type ReleaseRedirect,
} from "./release";
import { findByContent, findFirst, only } from "./same-content";

const LEFT_OUT = /\.(?:map|LICENSE\.txt)$/;

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

/** Whether every file of a release equals that of the live one. */
export function isTheLiveOne({ changed, gone }: Release): boolean {
  return changed.length + gone.length === 0;
}
