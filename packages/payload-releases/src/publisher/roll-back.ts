import { join } from "node:path";
import { withLiveLock } from "./locks";
import type { Outcome, RollBackTask } from "./protocol";
import { PublishError } from "./publish-error";
import { listReleases, readManifest, switchTo } from "../store/release";
import { createSteps } from "./steps";
import { deliver } from "./release-target";

/** Makes a kept release live again (A6). Never throws. @param folder its name */
export async function rollBack({
  releases,
  folder,
  target,
  longestSilence,
}: Omit<RollBackTask, "task">): Promise<Outcome> {
  const { signal, time } = createSteps({ longestSilence });
  const failed = (reason: string, log = ""): Outcome => ({
    result: "failed",
    step: "switch",
    reason,
    places: [],
    log,
    timings: {},
  });
  try {
    return await withLiveLock(releases, async () => {
      const kept = await listReleases(releases);
      if (!kept.includes(folder)) return failed("This release is no longer kept. Choose a newer one.");
      const manifest = await readManifest(releases, folder);
      const files = join(releases, folder, "files");
      if (manifest) {
        const delivery = { target, files, id: folder, manifest, signal };
        await time("switch", (onProgress) => deliver({ ...delivery, onProgress }));
      }
      await switchTo(releases, folder);
      return { result: "live", folder, pages: 0, changedFiles: 0, timings: {} };
    });
  } catch (error) {
    if (error instanceof PublishError) return failed(error.message, error.log);
    return failed("The release could not be made live again; the log says why.", String(error));
  }
}
