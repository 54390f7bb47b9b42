import { copyFile, link, lstat, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { forEachAtOnce } from "../release-store/for-each-at-once";

const AT_ONCE = 16;

/** What a file system says that has no hard links, has too many of them, or is another one. */
const CANNOT_LINK = new Set(["EXDEV", "EPERM", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/**
 * Makes a folder hold the files of another one as they are now, by hard links: they stay when the others are deleted, and take
 * no room. Called again, it brings what has come since or was replaced. For files that nobody writes into.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  await forEachAtOnce(AT_ONCE, entries, async (entry) => {
    const [source, place] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, place);
    else if (entry.isFile()) await linkFile(source, place);
  });
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = codeOf(error);
    // It has gone since the folder was read.
    if (code === "ENOENT") return;
    if (CANNOT_LINK.has(code)) return copyFile(from, to);
    if (code !== "EEXIST") throw error;
    const [now, before] = await Promise.all([lstat(from).catch(() => undefined), lstat(to)]);
    if (!now || now.ino === before.ino) return;
    await rm(to);
    await linkFile(from, to);
  }
}
