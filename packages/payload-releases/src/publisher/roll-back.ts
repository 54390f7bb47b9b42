import { join } from "node:path";
import { withLiveLock } from "./locks";
import type { Outcome, RollBackTask } from "./protocol";
import { said } from "../reasons";
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
  const failed = (reason: ReturnType<typeof said>, log = ""): Outcome => ({
    ...{ result: "failed", step: "switch", places: [], log, timings: {} },
    ...reason,
  });
  try {
    return await withLiveLock(releases, async () => {
      const kept = await listReleases(releases);
      if (!kept.includes(folder)) return failed(said("reasons:notKept"));
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
    if (error instanceof PublishError) return failed({ reason: error.message, said: error.said }, error.log);
    return failed(said("reasons:notPutBack"), String(error));
  }
}
