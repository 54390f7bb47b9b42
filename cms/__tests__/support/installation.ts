import { lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeRelease } from "payload-releases/store/make-release";
import { sealRelease, switchTo } from "payload-releases/store/release";

/** Makes releases of a small site, of which the last one is live; unchanged files are hard links. */
export async function makeReleases(releases: string, count: number): Promise<void> {
  const source = path.join(releases, "..", "built-site");
  for (let number = 1; number <= count; number += 1) {
    mkdirSync(path.join(source, "about"), { recursive: true });
    writeFileSync(path.join(source, "index.html"), `<title>Home ${number}</title>${"home ".repeat(400)}`);
    writeFileSync(path.join(source, "about", "index.html"), `<title>About</title>${"about ".repeat(400)}`);
    mkdirSync(releases, { recursive: true });
    const release = await makeRelease({ source, releases, content: `${number}`, code: "code" });
    await sealRelease(releases, release);
    await switchTo(releases, release.id);
  }
}

/** Whether two files are one on the disk. */
export const isSameFile = (one: string, other: string): boolean => lstatSync(one).ino === lstatSync(other).ino;

/** The one archive in a folder. */
export function archiveIn(folder: string): string {
  const found = readdirSync(folder).filter((name) => name.endsWith(".tar.gz"));
  if (found.length !== 1) throw new Error(`There are ${found.length} archives in ${folder}.`);
  return path.join(folder, found[0] ?? "");
}
