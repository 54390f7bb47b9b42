/** Which pages of the live release search engines know otherwise, or not at all. */
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { liveRelease, readManifest } from "../store/release";

/** The pages last reported, by path: hash of the HTML, and whether search engines may index it. */
type ReportedPages = Record<string, readonly [hash: string, isOwn: boolean]>;

export interface ChangedPages {
  /** Paths of pages that are new, say something else, or are gone. */
  readonly paths: readonly string[];
  /** Remembers that they were told. */
  readonly keep: () => Promise<void>;
}

const CANONICAL = /<link[^>]*\srel="canonical"[^>]*\shref="([^"]*)"/;

/**
 * Compares the live release with the pages last reported. On the first run all live pages count as reported: search
 * engines have found them already.
 * @param releases folder of all releases
 * @param siteUrl without a trailing slash
 * @returns undefined when there is no release
 */
export async function changedPages(releases: string, siteUrl: string): Promise<ChangedPages | undefined> {
  const live = await liveRelease(releases);
  const manifest = live === undefined ? undefined : await readManifest(releases, live);
  if (live === undefined || !manifest) return undefined;
  const note = path.join(/* turbopackIgnore: true */ releases, ".index-now.json");
  const before = await readTold(note);
  const told: ReportedPages = {};
  for (const page of manifest.pages) {
    const file = page.path === "/" ? "index.html" : `${page.path.slice(1)}/index.html`;
    const hash = manifest.files[file]?.hash ?? "";
    const known = before?.[page.path];
    const html = path.join(/* turbopackIgnore: true */ releases, live, "files", file);
    told[page.path] = known?.[0] === hash ? known : [hash, await isOwn(html, siteUrl + page.path)];
  }
  const keep = async () => {
    await writeFile(`${note}.new`, JSON.stringify(told));
    await rename(`${note}.new`, note);
  };
  return { paths: before ? differences(before, told) : [], keep };
}

/** Whether a page is its own canonical; the 404 and a page in another one's place are not. */
async function isOwn(file: string, address: string): Promise<boolean> {
  const html = await readFile(/* turbopackIgnore: true */ file, "utf8").catch(() => "");
  return CANONICAL.exec(html)?.[1] === address;
}

/** A page that became noindex is reported once more, so that search engines visit and drop it. */
function differences(before: ReportedPages, after: ReportedPages): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((page) => {
    const [was, is] = [before[page], after[page]];
    return was?.[0] !== is?.[0] && (was?.[1] || is?.[1]);
  });
}

async function readTold(note: string): Promise<ReportedPages | undefined> {
  try {
    return JSON.parse(await readFile(/* turbopackIgnore: true */ note, "utf8")) as ReportedPages;
  } catch {
    return undefined;
  }
}
