import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";

const STALE_AFTER = 15_000;
/** Another build may be a first one, of a large site on a small machine. */
const LONGEST_WAIT = 60 * 60_000;
const PAUSE = 100;

/**
 * Does work while nobody else builds in this folder: `public/` and `.cache/` bear one build at a time. A lock that a
 * killed process left is taken over.
 * @param root folder of the repository
 */
export function withBuildLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(join(root, "node_modules", ".cache", "future-native"), "build.lock", work);
}

/**
 * Does work while nobody else changes which release is live, here or at the target: publishing ends under it, and a release
 * is put back under it.
 * @param releases folder of all releases
 */
export function withLiveLock<Result>(releases: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(releases, ".live.lock", work);
}

/** Does work while nobody else backs up or restores. @param data folder of the data */
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
