import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";

const STALE_AFTER = 15_000;
/** In milliseconds: the first build of a large site on a small machine takes this long. */
const LONGEST_WAIT = 60 * 60_000;
const PAUSE = 100;

/**
 * Runs work under the lock of builds, because `public/` and `.cache/` allow one build at a time. The lock of a killed
 * process goes stale and is taken over.
 * @param root folder of the repository
 */
export function withBuildLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(join(root, "node_modules", ".cache", "future-native"), "build.lock", work);
}

/**
 * Runs work under the lock of the live release, here and at the delivery target: held by the switch step and by
 * rollbacks.
 * @param releases folder of all releases
 */
export function withLiveLock<Result>(releases: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(releases, ".live.lock", work);
}

/** Runs work under the lock of backups and restores. @param data folder of the data */
export function withBackupLock<Result>(data: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(data, ".backup.lock", work);
}

async function withLock<Result>(folder: string, name: string, work: () => Promise<Result>): Promise<Result> {
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
