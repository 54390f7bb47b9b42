import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "./format";
import type { DocumentEntry, SearchIndex } from "./search-index";

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
  const { manifest, names, fresh } = index.update(entries);
  const present = new Set(await readdir(folder));
  const lost = [...names].filter((name) => !present.has(name) && !fresh.has(name));
  if (lost.length > 0) {
    throw new Error(`The folder ${folder} lacks ${lost[0]}, which an earlier build wrote there. Build from nothing.`);
  }
  const missing = [...fresh].filter(([name]) => !present.has(name));
  const gone = [...present].filter((name) => !names.has(name));
  await Promise.all([
    ...missing.map(([name, text]) => writeFile(join(folder, name), text)),
    ...gone.map((name) => rm(join(folder, name))),
  ]);
  return manifest;
}
