import { copyFile, link, lstat, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Error codes of file systems without hard links, of too many links, and of links across devices. */
const CANNOT_LINK = new Set(["EXDEV", "EPERM", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/**
 * Copies a folder by hard links, which survive deletion of the originals and take no disk space. Called again, it adds
 * new and replaced files. Only for files that are never written in place.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  // All have ended when this fails: the caller removes what was linked.
  const results = await Promise.allSettled(
    entries.map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) await linkTree(source, target);
      else if (entry.isFile()) await linkFile(source, target);
    }),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = codeOf(error);
    // Deleted since the folder was read.
    if (code === "ENOENT") return;
    if (CANNOT_LINK.has(code)) return copyFile(from, to);
    if (code !== "EEXIST") throw error;
    const [now, before] = await Promise.all([lstat(from).catch(() => undefined), lstat(to)]);
    if (!now || now.ino === before.ino) return;
    await rm(to);
    await linkFile(from, to);
  }
}
