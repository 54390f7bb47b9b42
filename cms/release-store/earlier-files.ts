/** What tabs that were opened on earlier releases still ask for (X14, docs/decisions/0137). */
import { cacheControlOf, IMMUTABLE } from "./content-headers";
import type { FileNote } from "./file-note";

/** Where gatsby-plugin-content-hash puts the data of a page for tabs that run this code. */
const OWN_PAGE_DATA = /^page-data\/([\da-f]{20})\/(.*)page-data\.json$/;
/** Of so many earlier compilations the data of pages are kept: a folder of each page a compilation. */
const EARLIER_CODES = 20;
const DAY = 24 * 3600 * 1000;

export interface EarlierFilesOptions {
  /** Paths of the new release. */
  found: ReadonlySet<string>;
  /** Files of the release before. */
  before: Readonly<Record<string, FileNote>>;
  /** Days that a file stays after the last release that named it; none are kept with 0. */
  days: number;
  /** Milliseconds since 1970. */
  now: number;
}

interface Earlier {
  path: string;
  note: FileNote & { leftAt: number };
  /** Whose page data it is; undefined for files that are named by their own content. */
  code: string | undefined;
}

/**
 * Files of the release before that the new one takes over although it does not name them: those that are named by their
 * content, and the data of pages for earlier code. Data of a page that is gone go at once, for whoever unpublishes it means it.
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
    .map(([path, note]): Earlier => {
      const code = OWN_PAGE_DATA.exec(path)?.[1];
      return { path, code, note: { ...note, leftAt: note.leftAt ?? now } };
    })
    .filter(({ note }) => now - note.leftAt < days * DAY);
  const kept = newestCodes(earlier);
  return Object.fromEntries(
    earlier.filter(({ code }) => code === undefined || kept.has(code)).map(({ path, note }) => [path, note]),
  );
}

function newestCodes(earlier: readonly Earlier[]): ReadonlySet<string> {
  const leftAt = new Map(earlier.flatMap(({ code, note }) => (code === undefined ? [] : [[code, note.leftAt]])));
  const codes = [...leftAt].sort(([, one], [, other]) => other - one).map(([code]) => code);
  return new Set(codes.slice(0, EARLIER_CODES));
}
