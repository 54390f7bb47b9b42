/** The files of one release, listed once, so that a request costs a look-up and no path can leave the folder. */
import { LOCALES } from "@future-native/contract/locales";
import { listFiles } from "../publisher/list-files";

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
  /** The 404 page in the language of the address's prefix (N11). */
  notFoundPage(pathname: string): ReleaseFile | undefined;
}

/** Lists a release. @param folder its absolute path */
export async function listRelease(folder: string): Promise<ReleaseFiles> {
  const paths = new Set(await listFiles(folder));
  const files = new Map<string, ReleaseFile>();
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
