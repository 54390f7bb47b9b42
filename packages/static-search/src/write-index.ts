import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "./format";
import type { DocumentEntry, IndexFiles, SearchIndex } from "./search-index";

/**
 * Brings the files of an index up to date: writes what is new, removes what is gone, and touches nothing else.
 * @param folder of these files alone
 * @returns the manifest, for the caller to put where readers look for it
 */
export async function writeIndex(
  folder: string,
  index: SearchIndex,
  entries: readonly DocumentEntry[],
): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const { manifest, names, fresh } = updated(index, entries, present);
  const missing = [...fresh].filter(([name]) => !present.has(name));
  const gone = [...present].filter((name) => !names.has(name));
  await Promise.all([
    ...missing.map(([name, text]) => writeFile(join(folder, name), text)),
    ...gone.map((name) => rm(join(folder, name))),
  ]);
  return manifest;
}

/** Updates the index. If files of it have been deleted since, with all of the site, it is rebuilt. */
function updated(index: SearchIndex, entries: readonly DocumentEntry[], present: ReadonlySet<string>): IndexFiles {
  const files = index.update(entries);
  if ([...files.names].every((name) => present.has(name) || files.fresh.has(name))) return files;
  index.reset();
  return index.update(entries);
}
