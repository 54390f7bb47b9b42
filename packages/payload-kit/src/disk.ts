import { stat, statfs } from "node:fs/promises";

/** Bytes that the largest upload and the database's log may need. */
const NEEDED = 64 * 1024 * 1024;

/** Codes of the file system, SQLite and PostgreSQL for a full disk or an exhausted quota. */
const FULL = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);

/** Whether something failed for want of room, however deep the database's packages have wrapped it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOurs = "code" in error && typeof error.code === "string" && FULL.has(error.code);
  return isOurs || isDiskFull(error.cause);
}

export interface DiskSpace {
  /** Bytes that may still be written. */
  readonly free: number;
  /** Of the whole disk, 0 to 1. */
  readonly share: number;
  /** Whether it is enough for what may come next. */
  readonly hasRoom: boolean;
}

/** @param folder on the disk in question; one that is not there counts as full */
export async function readDisk(folder: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(/* turbopackIgnore: true */ folder);
    const free = bavail * bsize;
    return { free, share: bavail / blocks, hasRoom: free >= NEEDED };
  } catch {
    return { free: 0, share: 0, hasRoom: false };
  }
}

/** Whether two folders are on one file system; not where one of them is missing, or is a bucket. */
export async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((folder) => stat(/* turbopackIgnore: true */ folder).catch(() => undefined)),
  );
  return first !== undefined && first.dev === second?.dev;
}
