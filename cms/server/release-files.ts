/** The files of one release, listed once, so that a request costs a look-up and no path can leave the folder. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LOCALES } from "@future-native/contract/locales";
import { listFiles } from "../publisher/list-files";
import type { Manifest } from "../publisher/release";

/** Encodings that a release may hold beside a file, best first, with their file endings. */
export const ENCODINGS = { br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof ENCODINGS;

export interface ReleaseFile {
  /** Relative to the release's folder, with forward slashes. */
  readonly path: string;
  readonly encodings: readonly Encoding[];
}

export interface ReleaseFiles {
  readonly folder: string;
  /** The file at an address: `/about` is `about/index.html`. */
  find(pathname: string): ReleaseFile | undefined;
  /** Where an address without a page leads for good (X1). */
  redirect(pathname: string): string | undefined;
  /** The 404 page in the language of the address's prefix (N11). */
  notFoundPage(pathname: string): ReleaseFile | undefined;
}

/** Lists a release. @param folder its absolute path */
export async function listRelease(folder: string): Promise<ReleaseFiles> {
  const paths = new Set(await listFiles(folder));
  const files = new Map<string, ReleaseFile>();
  const redirects = await readRedirects(folder);
  for (const path of paths) {
    if (Object.values(ENCODINGS).some((ending) => path.endsWith(ending)) || isHidden(path)) continue;
    const encodings = (Object.keys(ENCODINGS) as Encoding[]).filter((encoding) =>
      paths.has(path + ENCODINGS[encoding]),
    );
    const file = { path, encodings };
    files.set(`/${path}`, file);
    if (path === "index.html") files.set("/", file);
    else if (path.endsWith("/index.html")) files.set(`/${path.slice(0, -"/index.html".length)}`, file);
  }
  return {
    folder,
    find: (pathname) => files.get(pathname),
    redirect: (pathname) => redirects.get(pathname),
    notFoundPage(pathname) {
      const locale = LOCALES.find(
        ({ prefix }) => prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
      );
      return files.get(`${locale?.prefix ?? ""}/404`) ?? files.get("/404.html");
    },
  };
}

function isHidden(path: string): boolean {
  return path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}

/** What the release's manifest says; it lies beside the folder of the files. */
async function readRedirects(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(dirname(folder), "manifest.json"), "utf8").catch(() => "{}");
  const { redirects = [] } = JSON.parse(text) as Partial<Pick<Manifest, "redirects">>;
  return new Map(redirects.map(({ from, to }) => [from, to]));
}
