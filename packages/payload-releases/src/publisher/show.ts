/** Builds a set of drafts into a release visible by link only (X12). */
import { cacheControlOf, IMMUTABLE } from "../store/content-headers";
import { dropRelease, liveRelease, readManifest, type Manifest, type Release } from "../store/release";
import { baseOf, dropShown, hashesOf, keepShown, readShown, releaseHash, type Hashes } from "../store/shown-releases";
import { buildSite, type BuildOptions } from "./build-site";
import { checkRelease } from "./check-release";
import { explain } from "./explain";
import { withBuildLock } from "./locks";
import type { Progress, ShowOutcome, ShowTask } from "./protocol";
import { releaseOf } from "./publish";
import { createSteps, type Steps } from "./steps";

export interface ShowOptions extends Omit<BuildOptions, "job"> {
  task: ShowTask;
  onProgress?: (progress: Progress) => void;
}

/** Most differing paths that an outcome names. */
const MOST_PATHS = 5;

/** Builds and checks the release of a set; the live site does not change. Never throws: a failure is an outcome. */
export async function show(options: ShowOptions): Promise<ShowOutcome> {
  const { onProgress, signal, task } = options;
  const steps = createSteps({ onProgress, longestSilence: task.job.longestSilence, signal });
  try {
    return await withBuildLock(options.root, () => goThrough({ ...options, signal: steps.signal }, steps));
  } catch (error) {
    return { result: "failed", step: steps.current, timings: steps.timings, ...explain(error, options.site) };
  }
}

async function goThrough({ task, ...options }: ShowOptions, steps: Steps): Promise<ShowOutcome> {
  const { root, site } = options;
  const { as, before, isApproved, job } = task;
  const { releases } = job;
  const [content, code] = await steps.time("fetch", (report) =>
    Promise.all([site.contentFingerprint(job, steps.signal, report), site.codeSignature(root, job)]),
  );
  const known = before === undefined ? undefined : await readShown(releases, before);
  if (before !== undefined && known?.content === content && known.code === code) {
    return shownAs(before, known, steps);
  }
  const built = await steps.time("build", (onProgress) => buildSite({ ...options, job, onProgress }, code));
  const saved = built.saved.catch(() => undefined);
  try {
    const release = await releaseOf({ root, job, steps, isPlain: true }, { content, code });
    try {
      await steps.time("check", () => checkRelease({ site, releases, release, force: job.force }));
      const paths = before !== undefined && isApproved ? await unexpected(releases, before, release) : [];
      if (paths.length > 0) {
        await dropRelease(releases, release.id);
        return { result: "differs", paths: paths.slice(0, MOST_PATHS) };
      }
      const folder = await keepShown(releases, release, as);
      if (before !== undefined) await dropShown(releases, before);
      return shownAs(folder, release.manifest, steps);
    } catch (error) {
      await dropRelease(releases, release.id);
      throw error;
    }
  } finally {
    await steps.inTime(saved).catch(() => undefined);
  }
}

const shownAs = (folder: string, manifest: Manifest, { timings }: Steps): ShowOutcome => ({
  ...{ result: "shown", folder, timings },
  ...{ hash: releaseHash(manifest), pages: manifest.pages.length },
});

/** Paths that differ from the approved release for another reason than a release that went live since. */
async function unexpected(releases: string, approved: string, release: Release): Promise<string[]> {
  const live = await liveRelease(releases);
  const [then, base, now] = await Promise.all([
    readShown(releases, approved),
    baseOf(releases, approved),
    live === undefined ? undefined : readManifest(releases, live),
  ]);
  return differences({ approved: hashesOf(then), base, live: hashesOf(now), next: hashesOf(release.manifest) });
}

interface ComparedReleases {
  approved: Hashes;
  /** The live release when `approved` was shown. */
  base: Hashes;
  /** The live release now. */
  live: Hashes;
  /** The release that would go live. */
  next: Hashes;
}

/**
 * @returns paths that differ between the approved and the next release and did not change on the live site meanwhile
 */
export function differences({ approved, base, live, next }: ComparedReleases): string[] {
  const paths = new Set([...Object.keys(approved), ...Object.keys(next)]);
  // Files with hashed names need no comparison: the files that refer to them are compared.
  return [...paths].filter(
    (path) => approved[path] !== next[path] && base[path] === live[path] && cacheControlOf(path) !== IMMUTABLE,
  );
}
