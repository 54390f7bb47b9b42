import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * The schemas that Payload has put beside migrations, but for the newest one. Payload compares the collections with the
 * newest only, and runs none of them: older ones are 15,000 lines each that nobody reads.
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
