import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "payload-releases/store/list-files";

/** Webpack names its compilations and bundles by hashes that differ between a cold compilation and the next; no picture's has this length. */
const BUNDLE_HASH = /\b[0-9a-f]{20}\b/g;
const TEXT = /\.(?:html|json|js|css|map|txt)$/;

/**
 * Files that differ between two builds, each with what is wrong; none when the builds are the same.
 * @param options.isMasked whether the hashes of bundles are left out of the comparison
 */
export async function differences(built: string, cold: string, { isMasked = true } = {}): Promise<string[]> {
  const [ours, theirs] = await Promise.all([filesIn(built, isMasked), filesIn(cold, isMasked)]);
  const masked = isMasked ? withoutHashes : (_: string, content: Buffer) => content;
  const found: string[] = [];
  for (const [path, content] of theirs) {
    const other = ours.get(path);
    if (!other) found.push(`${path}: missing`);
    else {
      const where = firstDifference(masked(path, other), masked(path, content));
      if (where) found.push(`${path}: ${where}`);
    }
  }
  for (const path of ours.keys()) {
    if (!theirs.has(path) && !isLeftPicture(path, ours)) found.push(`${path}: should be gone`);
  }
  return found;
}

const SHOWN = 60;

/** @returns what each of the two says where they part; undefined when they are the same */
function firstDifference(ours: Buffer, theirs: Buffer): string | undefined {
  if (ours.equals(theirs)) return undefined;
  const length = Math.min(ours.length, theirs.length);
  let at = 0;
  while (at < length && ours[at] === theirs[at]) at += 1;
  const [one, other] = [ours, theirs].map((text) => text.toString("utf8", Math.max(0, at - SHOWN), at + SHOWN));
  return `at ${at} “${one}” in place of “${other}”`;
}

function withoutHashes(path: string, content: Buffer): Buffer {
  return TEXT.test(path) ? Buffer.from(content.toString("utf8").replace(BUNDLE_HASH, "")) : content;
}

/**
 * A warm build leaves pictures that nothing shows any more, for those who have an older page open; the next cold build
 * sweeps them.
 */
function isLeftPicture(path: string, files: ReadonlyMap<string, Buffer>): boolean {
  if (!path.startsWith("static/")) return false;
  return ![...files].some(([other, content]) => TEXT.test(other) && content.includes(`/${path}`));
}

/** @param isMasked whether to leave the hashes out of the files' names. @returns every file by its path */
export async function filesIn(folder: string, isMasked = false): Promise<Map<string, Buffer>> {
  const nameOf = (path: string) => (isMasked ? path.replace(BUNDLE_HASH, "") : path);
  const paths = await listFiles(folder);
  const read = paths.map(async (path) => [nameOf(path), await readFile(join(folder, path))] as const);
  return new Map(await Promise.all(read));
}
