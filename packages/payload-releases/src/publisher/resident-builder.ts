/** The incremental builder of the publisher process, started with the first task that wants it. */
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import {
  createIncrementalBuilder,
  refinePictures,
  type Builder,
  type IncrementalBuilder,
} from "gatsby-incremental-builder";
import { withBuildLock } from "./locks";
import type { Arrival, Job } from "./protocol";
import { warmUp } from "./publish";
import type { PublishedSite } from "./site";

export interface ResidentBuilder {
  /** Builds for a job; undefined for a job that wants a run of `gatsby build`. */
  for(job: Pick<Job, "resident">): Builder | undefined;
  /** Bytes that its process has taken; 0 without one. */
  memory(): number;
  /** Makes the renditions of an uploaded picture ahead of its release. On failure the release makes them. */
  prepareUpload(arrival: Arrival): Promise<void>;
  /** Warms it up when there was nothing to publish, as is common after a start. */
  warm(job: Job): Promise<void>;
  /**
   * Re-encodes the first build's quickly made pictures at full quality (docs/decisions/0143).
   * @returns their number; 0 while that is under way
   */
  refine(): Promise<number>;
  close(): void;
}

/** @param root folder of the repository. @param signal ends its work */
export function createResidentBuilder(site: PublishedSite, root: string, signal: AbortSignal): ResidentBuilder {
  let incremental: IncrementalBuilder | undefined;
  let isRefining = false;

  function incrementalFor({ resident }: Pick<Job, "resident">): IncrementalBuilder | undefined {
    if (resident) incremental ??= createIncrementalBuilder({ ...resident, sourcePlugin: site.sourcePlugin });
    return resident ? incremental : undefined;
  }

  return {
    for: (job) => incrementalFor(job)?.build,
    memory: () => incremental?.memory ?? 0,
    async prepareUpload({ picture, ...job }) {
      await incrementalFor(job)
        ?.expectPicture(root, picture)
        .catch(() => undefined);
      await rm(dirname(picture), { recursive: true, force: true });
    },
    async warm(job) {
      const builder = incrementalFor(job)?.build;
      if (builder && !incremental?.isWarm) await warmUp({ site, root, job, builder, signal });
    },
    async refine() {
      if (isRefining) return 0;
      isRefining = true;
      const exclusively = (work: () => Promise<void>) => withBuildLock(root, work);
      const count = await refinePictures({ root, effort: site.pictureEffort, exclusively, signal }).catch(() => 0);
      isRefining = false;
      return count;
    },
    close: () => incremental?.close(),
  };
}
