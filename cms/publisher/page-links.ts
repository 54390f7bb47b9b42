/** Links of pages within the site, kept by content: when a page has gone, all others are asked whether they lead to it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { liveRelease, readManifest } from "../release-store/release";

const LINK = /<a\b[^>]*?\shref="(\/(?!\/)[^"#?]*)/g;
const BETWEEN = "\n";

/** By hash of the page. One text each: parts of a text keep all of it in memory. */
const known = new Map<string, string>();

/** @returns the addresses that a page links to, each once; undefined for one that has not been read */
export function knownLinks(hash: string): string[] | undefined {
  return known.get(hash)?.split(BETWEEN).filter(Boolean);
}

/** The same of a page that has been read. @param hash of its content */
export function noteLinks(hash: string, html: string): string[] {
  const links = [...new Set([...html.matchAll(LINK)].map(([, href = ""]) => href))];
  known.set(hash, links.join(BETWEEN));
  return links;
}

/** Whether a file of a release is a page; below an underscore are Gatsby's slices, parts of pages. */
export const isPage = (file: string): boolean => file.endsWith(".html") && !file.startsWith("_");

/** Reads the pages of the live release that nobody has read yet: after a start, in the time between publications. */
export async function learnLinks(releases: string): Promise<void> {
  const live = await liveRelease(releases);
  const { files = {} } = (live && (await readManifest(releases, live))) || {};
  for (const [file, { hash }] of Object.entries(files)) {
    if (!isPage(file) || known.has(hash)) continue;
    noteLinks(hash, await readFile(join(releases, live ?? "", "files", file), "utf8"));
  }
}

/** Forgets pages that a site no longer has. @param hashes of what it has */
export function keepLinksOf(hashes: ReadonlySet<string>): void {
  for (const hash of known.keys()) if (!hashes.has(hash)) known.delete(hash);
}
