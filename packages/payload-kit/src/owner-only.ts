/** Modes of data that the account of the CMS alone may read: database, secrets, files of visitors, archives (A5, X10). */
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { isRecord } from "./is-record";

export const OWNER_FOLDER = 0o700;
export const OWNER_FILE = 0o600;
/** May be passed through to what is open to others within it. */
const PASSAGE = 0o711;

/** Of another owner, who decides about it, or not there. */
const IGNORED: readonly unknown[] = ["EPERM", "ENOENT"];

function setMode(place: string, mode: number): void {
  try {
    chmodSync(/* turbopackIgnore: true */ place, mode);
  } catch (error) {
    if (!isRecord(error) || !IGNORED.includes(error.code)) throw error;
  }
}

/** Makes a folder of data, or closes the one that is there. @param open a folder that a web server reads, maybe within it */
export function ownFolder(folder: string, open?: string): void {
  const isPassage = open !== undefined && !path.relative(folder, open).startsWith("..");
  const mode = isPassage ? PASSAGE : OWNER_FOLDER;
  mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true, mode });
  setMode(folder, mode);
}

/** Closes files of data that are there. SQLite gives those beside a database the mode of the database. */
export function ownFiles(...files: string[]): void {
  for (const file of files) setMode(file, OWNER_FILE);
}
