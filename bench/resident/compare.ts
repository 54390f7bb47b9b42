import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Webpack names its compilations and bundles by hashes that differ between a cold compilation and the next; no picture's has this length. */
const BUNDLE_HASH = /\b[0-9a-f]{20}\b/g;
const TEXT = /\.(?:html|json|js|css|map|txt)$/;

/** Files that differ between two builds, each with what is wrong; none when the builds are the same. */
export async function differences(built: string, cold: string): Promise<string[]> {
  const [ours, theirs] = await Promise.all([filesIn(built), filesIn(cold)]);
  const found: string[] = [];
  for (const [path, content] of theirs) {
    const other = ours.get(path);
    if (!other) found.push(`${path}: missing`);
    else if (!masked(path, other).equals(masked(path, content))) found.push(`${path}: differs`);
  }
  for (const path of ours.keys()) {
    if (!theirs.has(path) && !isLeftPicture(path, ours)) found.push(`${path}: should be gone`);
  }
  return found;
}

function masked(path: string, content: Buffer): Buffer {
  return TEXT.test(path) ? Buffer.from(content.toString("utf8").replace(BUNDLE_HASH, "")) : content;
}

/**
 * A warm build leaves pictures that nothing shows any more, for those who have an older page open; the next cold build
 * sweeps them.
 */
function isLeftPicture(path: string, files: ReadonlyMap<string, Buffer>): boolean {
  if (!path.startsWith("static/")) return false;
  const [, folder = ""] = path.split("/");
  return ![...files].some(([other, content]) => TEXT.test(other) && content.includes(`/static/${folder}/`));
}

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.path, entry.name));
  const read = files.map(async (file) => [nameOf(relative(folder, file)), await readFile(file)] as const);
  return new Map(await Promise.all(read));
}

const nameOf = (path: string) => path.replaceAll(sep, "/").replace(BUNDLE_HASH, "");
