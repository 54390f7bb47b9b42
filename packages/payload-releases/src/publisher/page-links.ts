/**
 * Index of the internal links of each page, by content hash: when a page is removed, links to it are found without
 * reading all.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { liveRelease, readManifest } from "../store/release";

const LINK = /<a\b[^>]*?\shref="(\/(?!\/)[^"#?]*)/g;
const BETWEEN = "\n";

/** By hash of the page. Joined into one string, because substrings would keep the whole HTML in memory. */
const known = new Map<string, string>();

/** @returns the distinct addresses that a page links to; undefined for a page that is not indexed */
export function knownLinks(hash: string): string[] | undefined {
  return known.get(hash)?.split(BETWEEN).filter(Boolean);
}

/** Adds a page to the index. @param hash of its content @returns the distinct addresses that it links to */
export function noteLinks(hash: string, html: string): string[] {
  const links = [...new Set([...html.matchAll(LINK)].map(([, href = ""]) => href))];
  known.set(hash, links.join(BETWEEN));
  return links;
}

/** Whether a file of a release is a page; names with an underscore are Gatsby's slices, parts of pages. */
export const isPage = (file: string): boolean => file.endsWith(".html") && !file.startsWith("_");

/** Indexes pages of the live release that are not indexed yet, as after a start. Runs between publications. */
export async function learnLinks(releases: string): Promise<void> {
  const live = await liveRelease(releases);
  const { files = {} } = (live && (await readManifest(releases, live))) || {};
  for (const [file, { hash }] of Object.entries(files)) {
    if (!isPage(file) || known.has(hash)) continue;
    noteLinks(hash, await readFile(join(releases, live ?? "", "files", file), "utf8"));
  }
}

/** Removes pages from the index that the site no longer has. @param hashes of its files */
export function keepLinksOf(hashes: ReadonlySet<string>): void {
  for (const hash of known.keys()) if (!hashes.has(hash)) known.delete(hash);
}
