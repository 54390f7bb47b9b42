import { join } from "node:path";
import { withFileLock } from "payload-kit/file-lock";

/**
 * Runs work under the lock of builds, because `public/` and `.cache/` allow one build at a time.
 * @param root folder of the repository
 */
export function withBuildLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  return withFileLock(join(root, "node_modules", ".cache", "payload-releases"), "build.lock", work);
}

/**
 * Runs work under the lock of the live release, here and at the delivery target: held by the switch step and by
 * rollbacks.
 * @param releases folder of all releases
 */
export function withLiveLock<Result>(releases: string, work: () => Promise<Result>): Promise<Result> {
  return withFileLock(releases, ".live.lock", work);
}
