/** The files of one release, listed once: a request costs one look-up, and no path can leave the folder. */
import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { HEADERS_FILE, type ReleaseHeaders } from "security-headers";
import type { FileNote } from "./file-note";
import { listFiles } from "./list-files";
import { isCompressed } from "./place-files";
import { pageFile, type Manifest } from "./release";

/** Encodings that a release may hold beside a file, best first, with their file endings. */
export const ENCODINGS = { br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof ENCODINGS;
const ALL_ENCODINGS = Object.keys(ENCODINGS) as Encoding[];

export interface ReleaseFile {
  /** Relative to the release's folder, with forward slashes. */
  readonly path: string;
  readonly encodings: readonly Encoding[];
}

export interface ReleaseFiles {
  readonly folder: string;
  /** The file at an address: `/about` is `about/index.html`. */
  find(pathname: string): ReleaseFile | undefined;
  /** Target of a permanent redirect (X1). */
  redirect(pathname: string): string | undefined;
  /** The 404 page for the address's prefix (N11). */
  notFoundPage(pathname: string): ReleaseFile | undefined;
  /** Security headers of its pages and files (X9); undefined when the build wrote none. */
  readonly headers: ReleaseHeaders | undefined;
}

/** The file of the 404 that static hosts know. */
export const NOT_FOUND_FILE = "404.html";
/** Route of the pages that are sent for missing addresses. */
const NOT_FOUND_ROUTE = "404";

/**
 * Files of the 404 pages, which are only sent for missing addresses and have none of their own (N11), with the prefix that
 * each is for: `404/index.html`, `ru/404/index.html` for `/ru`.
 * @param pages of the release; without them the file of static hosts is the only one
 */
export function notFoundFiles(pages: Manifest["pages"] = []): ReadonlyMap<string, string> {
  const own = pages.filter(({ route }) => route === NOT_FOUND_ROUTE).map(({ path }) => path);
  return new Map([[NOT_FOUND_FILE, ""], ...own.map((path) => [pageFile(path), dirname(path)] as const)]);
}

/** Lists a release from its manifest, or from its folder when it has none. @param folder its absolute path */
export async function listRelease(folder: string): Promise<ReleaseFiles> {
  const { pages, redirects, files = await surveyed(folder) } = await readManifestBeside(folder);
  return filesOf(folder, { pages, redirects, files, headers: await readHeaders(folder) });
}

type Listed = Pick<Manifest, "redirects"> & {
  pages?: Manifest["pages"] | undefined;
  files: Readonly<Record<string, Pick<FileNote, "isPlain" | "size">>>;
  headers?: ReleaseHeaders | undefined;
};

/** The files of a release whose manifest is known. @param folder its absolute path */
export function filesOf(folder: string, { files: listed, pages, redirects, headers }: Listed): ReleaseFiles {
  const files = new Map<string, ReleaseFile>();
  const prefixes = notFoundFiles(pages);
  const notFoundPages = new Map<string, ReleaseFile>();
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  for (const [path, note] of Object.entries(listed)) {
    if (isHidden(path)) continue;
    const file = { path, encodings: isCompressed(path, note) ? ALL_ENCODINGS : [] };
    const prefix = prefixes.get(path);
    if (prefix !== undefined) {
      notFoundPages.set(prefix, file);
      continue;
    }
    files.set(`/${path}`, file);
    if (path === "index.html") files.set("/", file);
    else if (path.endsWith("/index.html")) files.set(`/${path.slice(0, -"/index.html".length)}`, file);
  }
  return {
    folder,
    headers,
    find: (pathname) => files.get(pathname),
    redirect: (pathname) => targets.get(pathname),
    notFoundPage(pathname) {
      const prefix = [...notFoundPages.keys()].find(
        (of) => of.length > 1 && (pathname === of || pathname.startsWith(`${of}/`)),
      );
      return notFoundPages.get(prefix ?? "/") ?? notFoundPages.get("");
    },
  };
}

function isHidden(path: string): boolean {
  return path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}

/** Reads the manifest, which is beside the folder of the files. */
async function readManifestBeside(folder: string): Promise<Partial<Listed> & Pick<Listed, "redirects">> {
  const text = await readFile(join(dirname(folder), "manifest.json"), "utf8").catch(() => "{}");
  return { redirects: [], ...(JSON.parse(text) as Partial<Manifest>) };
}

/** Headers differ by release: the policy lists hashes of the inline code in its pages. */
async function readHeaders(folder: string): Promise<ReleaseHeaders | undefined> {
  const text = await readFile(join(folder, HEADERS_FILE), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ReleaseHeaders);
}

/** Files of a folder without a manifest. */
async function surveyed(folder: string): Promise<Listed["files"]> {
  const isForm = (path: string) => Object.values(ENCODINGS).some((ending) => path.endsWith(ending));
  const paths = (await listFiles(folder)).filter((path) => !isForm(path));
  const sizes = await Promise.all(paths.map((path) => stat(join(folder, path))));
  return Object.fromEntries(paths.map((path, at) => [path, { size: sizes[at]?.size ?? 0 }]));
}
