import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";

const STALE_AFTER = 15_000;
/** In milliseconds: the longest work under a lock, a first build or a backup of a large site, takes no longer. */
const LONGEST_WAIT = 60 * 60_000;
const PAUSE = 100;

/**
 * Runs work under a lock that all processes of this machine share. The lock of a killed process goes stale and is taken
 * over.
 * @param folder made if it is missing
 * @param name of the lock's file in it
 */
export async function withFileLock<Result>(folder: string, name: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, {
    lockfilePath: join(folder, name),
    stale: STALE_AFTER,
    retries: { forever: true, maxRetryTime: LONGEST_WAIT, minTimeout: PAUSE, maxTimeout: PAUSE },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
