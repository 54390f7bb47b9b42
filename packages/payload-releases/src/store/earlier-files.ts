/** Retention of files that tabs opened on earlier releases still request (X14, docs/decisions/0137). */
import { cacheControlOf, IMMUTABLE } from "./content-headers";
import type { FileNote } from "./file-note";

/** Page data in the folder of one compilation, as gatsby-plugin-content-hash writes it. */
const OWN_PAGE_DATA = /^page-data\/([\da-f]{20})\/(.*)page-data\.json$/;
/** Number of earlier compilations whose page data is retained; each has a copy of the data of every page. */
const EARLIER_CODES = 20;
const DAY = 24 * 3600 * 1000;

export interface EarlierFilesOptions {
  /** Paths of the new release. */
  found: ReadonlySet<string>;
  /** Files of the release before. */
  before: Readonly<Record<string, FileNote>>;
  /** Days that a file is retained after the last release that named it; 0 retains none. */
  days: number;
  /** Milliseconds since 1970. */
  now: number;
}

interface EarlierFile {
  path: string;
  note: FileNote & { leftAt: number };
  /** Compilation that its page data belongs to; undefined for files that are named by their own content hash. */
  code: string | undefined;
}

/**
 * Files of the previous release that the new one retains although it does not name them: files with a content hash in
 * their name, and page data of earlier compilations. Page data of unpublished pages are not retained.
 * @returns by path, each with the time of the first release that no longer named it
 */
export function earlierFiles({ found, before, days, now }: EarlierFilesOptions): Record<string, FileNote> {
  const codes = new Set([...found].flatMap((path) => OWN_PAGE_DATA.exec(path)?.[1] ?? []));
  const isLeft = (path: string) => {
    const [, code, page = ""] = OWN_PAGE_DATA.exec(path) ?? [];
    if (code === undefined) return cacheControlOf(path) === IMMUTABLE;
    return !codes.has(code) && found.has(`page-data/${page || "index/"}page-data.json`);
  };
  const earlier = Object.entries(before)
    .filter(([path]) => !found.has(path) && isLeft(path))
    .map(([path, note]): EarlierFile => {
      const code = OWN_PAGE_DATA.exec(path)?.[1];
      return { path, code, note: { ...note, leftAt: note.leftAt ?? now } };
    })
    .filter(({ note }) => now - note.leftAt < days * DAY);
  const kept = newestCodes(earlier);
  return Object.fromEntries(
    earlier.filter(({ code }) => code === undefined || kept.has(code)).map(({ path, note }) => [path, note]),
  );
}

function newestCodes(earlier: readonly EarlierFile[]): ReadonlySet<string> {
  const leftAt = new Map(earlier.flatMap(({ code, note }) => (code === undefined ? [] : [[code, note.leftAt]])));
  const codes = [...leftAt].sort(([, one], [, other]) => other - one).map(([code]) => code);
  return new Set(codes.slice(0, EARLIER_CODES));
}
