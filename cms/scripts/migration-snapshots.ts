import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Payload's schema snapshots beside migrations, without the newest one. Payload only compares the collections with the
 * newest; older ones are 15,000 unused lines each.
 * @param folder of the migrations of one kind of database
 * @returns names of files
 */
export function olderSnapshots(folder: string): string[] {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return snapshots.sort().slice(0, -1);
}

/** Removes them. @param folder of the migrations of one kind of database */
export function removeOlderSnapshots(folder: string): void {
  for (const name of olderSnapshots(folder)) rmSync(path.join(folder, name));
}
