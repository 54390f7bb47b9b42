import { lstat, readlink } from "node:fs/promises";
import path from "node:path";

/** The live release, and since when: the symlink to it is replaced at each switch. */
export async function liveRelease(releases: string): Promise<{ folder: string; since: string } | undefined> {
  const current = path.join(/* turbopackIgnore: true */ releases, "current");
  try {
    const [target, { mtime }] = await Promise.all([readlink(current), lstat(current)]);
    return { folder: path.basename(path.dirname(target)), since: mtime.toISOString() };
  } catch {
    return undefined;
  }
}
