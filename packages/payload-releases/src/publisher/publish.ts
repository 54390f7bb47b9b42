/** From content to a live release: fetch, build, release, check, switch (A6). */
import { join } from "node:path";
import type { Built } from "gatsby-incremental-builder";
import { buildSite, readNotes, type BuildOptions } from "./build-site";
import { checkRelease } from "./check-release";
import { explain } from "./explain";
import { withBuildLock, withLiveLock } from "./locks";
import type { Job, Outcome, Progress } from "./protocol";
import { isTheLiveOne, makeRelease } from "../store/make-release";
import {
  listReleases,
  liveRelease,
  prune,
  readManifest,
  setAside,
  switchTo,
  type Manifest,
  type Release,
} from "../store/release";
import { madeForSite, type Candidate } from "../store/candidate";
import { openFirstReleaseNote } from "../store/first-release";
import { takeShown } from "../store/shown-releases";
import { deliver } from "./release-target";
import { createSteps, type Steps } from "./steps";

export interface PublishOptions extends BuildOptions {
  onProgress?: (progress: Progress) => void;
}

/**
 * Publishes the current content of the API unless the newest release has it already. Never throws: a failure is an
 * outcome, and the live release stays live.
 */
export async function publish(given: PublishOptions): Promise<Outcome> {
  const note = await openFirstReleaseNote(given.job.releases);
  const onProgress = (progress: Progress) => {
    note.write(progress);
    given.onProgress?.(progress);
  };
  const steps = createSteps({ onProgress, longestSilence: given.job.longestSilence, signal: given.signal });
  try {
    return await withBuildLock(given.root, () => goThrough({ ...given, signal: steps.signal }, steps));
  } catch (error) {
    return { result: "failed", step: steps.current, timings: steps.timings, ...explain(error, given.site) };
  } finally {
    await note.end();
  }
}

/**
 * Builds without a release, so that the next publication finds a warm incremental builder.
 * @throws BuildError, HungError and others; the next publication fails in the same way and reports it
 */
export function warmUp(options: BuildOptions): Promise<void> {
  const { root, job, site } = options;
  const steps = createSteps({ longestSilence: job.longestSilence, signal: options.signal });
  return withBuildLock(root, async () => {
    const code = await site.codeSignature(root, job);
    const built = await steps.time("build", (onProgress) =>
      buildSite({ ...options, signal: steps.signal, onProgress }, code),
    );
    await steps.inTime(built.saved);
  });
}

async function goThrough(options: PublishOptions, steps: Steps): Promise<Outcome> {
  const { root, job, site } = options;
  const { releases, force, again = false, fromNothing = false, lookAgain = false, shown = [] } = job;
  const [content, code] = await steps.time("fetch", (report) =>
    Promise.all([site.contentFingerprint(job, steps.signal, report), site.codeSignature(root, job)]),
  );
  // An approved release goes live unchanged instead of being built again (X12).
  const approved = await takeShown(releases, shown, { content, code });
  if (approved) return { ...(await goLive(approved, options, steps)), way: "shown" };
  const newest = (await listReleases(releases)).at(-1);
  const known = newest === undefined ? undefined : await readManifest(releases, newest);
  const isKnown = known?.content === content && known.code === code;
  const isDue = force || again;
  const unchanged = newest !== undefined && isKnown && !isDue && { result: "unchanged" as const, folder: newest };
  // After a rollback the older release stays live.
  const isCompared = (fromNothing || lookAgain) && (await liveRelease(releases)) === newest;
  if (unchanged && !isCompared) return unchanged;
  const built = await steps.time("build", (onProgress) => buildSite({ ...options, onProgress }, code));
  // A failed save only costs the next build its cache: the release is complete.
  const saved = built.saved.catch(() => undefined);
  try {
    const release = await releaseOf({ root, job, steps }, { content, code });
    if (unchanged && isTheLiveOne(release)) {
      await setAside(releases, release);
      return unchanged;
    }
    return { ...(await goLive(madeForSite(releases, release), options, steps)), ...wayOf(built) };
  } finally {
    // After a failed save the next build starts a new builder process.
    await steps.inTime(saved).catch(() => undefined);
  }
}

const wayOf = ({ isIncremental, why }: Built) => ({
  way: isIncremental ? ("resident" as const) : ("one-shot" as const),
  why,
});

interface ReleaseContext {
  /** Folder of the repository. */
  root: string;
  job: Pick<Job, "releases" | "tabsKeptDays">;
  steps: Steps;
  /** See makeRelease; false by default. */
  isPlain?: boolean;
}

/** Makes a release of the built site. @param made content and code that it was built from */
export function releaseOf(
  { root, job, steps, isPlain = false }: ReleaseContext,
  made: Pick<Manifest, "content" | "code">,
): Promise<Release> {
  const { releases, tabsKeptDays } = job;
  return steps.time("release", async (onProgress) =>
    makeRelease({
      ...{ source: join(root, "public"), releases, tabsKeptDays, isPlain, onProgress },
      ...made,
      ...(await readNotes(root)),
    }),
  );
}

type LiveOutcome = Extract<Outcome, { result: "live" }>;

/** Checks a release and makes it live; discards it on failure. */
async function goLive(
  { release, files, ...candidate }: Candidate,
  { job, site }: Pick<PublishOptions, "job" | "site">,
  steps: Steps,
): Promise<LiveOutcome> {
  const { time, timings, signal } = steps;
  const { releases, keep, force, target } = job;
  const { id, changed, manifest } = release;
  try {
    const pages = await time("check", () => checkRelease({ site, releases, release, files, force }));
    // Waiting for the lock does not count as silence of this step.
    await withLiveLock(releases, () =>
      time("switch", async (onProgress) => {
        await deliver({ target, files, id, manifest, signal, onProgress });
        await candidate.admit();
        await switchTo(releases, id);
        // The release is live; the next publication retries the pruning.
        await prune(releases, keep).catch((error: unknown) =>
          console.error("Old releases could not be removed.", error),
        );
      }),
    );
    return { result: "live", folder: id, pages, changedFiles: changed.length, timings };
  } catch (error) {
    if ((await liveRelease(releases)) !== id) await candidate.giveUp();
    throw error;
  }
}
