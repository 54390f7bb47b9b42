import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";

const STALE_AFTER = 15_000;
const LONGEST_WAIT = 10 * 60_000;
const PAUSE = 500;

/**
 * Does work while nobody else builds in this folder: `public/` and `.cache/` bear one build at a time. A lock that a
 * killed process left is taken over.
 */
export async function withBuildLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const folder = join(root, "node_modules", ".cache", "future-native");
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, {
    lockfilePath: join(folder, "build.lock"),
    stale: STALE_AFTER,
    retries: { forever: true, maxRetryTime: LONGEST_WAIT, minTimeout: PAUSE, maxTimeout: PAUSE },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
