import { readdirSync, statSync } from "node:fs";
import { link, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A folder that is named by a compilation. */
const CODE = /^[\da-f]{20}$/;
const FILE = "page-data.json";

/**
 * Path at which Gatsby's loader requests the page `/<code>/about`.
 * @param path below `page-data/`, of the page's own data
 */
const atCode = (code: string, path: string) => join(code, path.replace(/^index\/(?=[^/]+$)/, ""));

/** Inodes of the data of pages below a folder, by relative path. Synchronous, because that is fastest. */
function inodesOf(folder: string, isWanted: (below: string) => boolean): Map<string, number> {
  const found = new Map<string, number>();
  const survey = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (entry.isDirectory() && isWanted(path)) survey(path);
      else if (entry.name === FILE) found.set(path, statSync(join(folder, path)).ino);
    }
  };
  survey("");
  return found;
}

/**
 * Links the data of every page into a folder named by the code's hash as well, from which a tab that runs this code
 * requests them after later releases too (X14, docs/decisions/0137). Hard links, as Gatsby writes into the files in
 * place.
 * @param folder `public/page-data` of a finished build
 */
export async function putUnderCode(folder: string): Promise<void> {
  const appData = JSON.parse(await readFile(join(folder, "app-data.json"), "utf8")) as {
    webpackCompilationHash: string;
  };
  const code = appData.webpackCompilationHash;
  const others = readdirSync(folder).filter((name) => CODE.test(name) && name !== code);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })));
  const pages = inodesOf(folder, (below) => !CODE.test(below));
  await mkdir(join(folder, code), { recursive: true });
  const there = inodesOf(join(folder, code), () => true);
  const wanted = new Map([...pages].map(([path, inode]) => [atCode(code, path), { path, inode }]));
  for (const [path, inode] of there) {
    const name = join(code, path);
    if (wanted.get(name)?.inode === inode) wanted.delete(name);
    else await rm(join(folder, name));
  }
  for (const [name, { path }] of wanted) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await link(join(folder, path), join(folder, name));
  }
}
