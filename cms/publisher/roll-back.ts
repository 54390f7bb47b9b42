import type { Outcome } from "./protocol";
import { listReleases, switchTo } from "./release";

/** Makes a kept release live again (A6). Never throws. @param folder its name */
export async function rollBack({ releases, folder }: { releases: string; folder: string }): Promise<Outcome> {
  const failed = (reason: string, log = ""): Outcome => ({
    result: "failed",
    step: "switch",
    reason,
    places: [],
    log,
    timings: {},
  });
  const kept = await listReleases(releases);
  if (!kept.includes(folder)) return failed("This release is no longer kept. Choose a newer one.");
  try {
    await switchTo(releases, folder);
  } catch (error) {
    return failed("The release could not be made live again; the log says why.", String(error));
  }
  return { result: "live", folder, pages: 0, changedFiles: 0, timings: {} };
}
