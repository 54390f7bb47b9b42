/** From content to a live release: fetch, build, release, check, switch (A6). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  BuildError,
  openCache,
  runGatsbyBuild,
  type Builder,
  type BuildRequest,
  type Built,
} from "gatsby-incremental-builder";
import { withBuildLock, withLiveLock } from "./locks";
import { checkRelease } from "./check-release";
import { siteSignature } from "./code-signature";
import { contentFingerprint } from "./content-fingerprint";
import { contentRefsIn } from "./content-refs";
import type { Counted, Job, Outcome, Progress, Step, Timings } from "./protocol";
import { PublishError } from "./publish-error";
import {
  dropRelease,
  isTheLiveOne,
  listReleases,
  liveRelease,
  makeRelease,
  prune,
  readManifest,
  sealRelease,
  setAside,
  switchTo,
  type Manifest,
  type Release,
} from "../release-store/release";
import { openFirstReleaseNote } from "../release-store/first-release";
import { deliver } from "./release-target";
import { buildEnvironment, siteSettings } from "./site-environment";
import { REFUSAL } from "./site-source";

/** Where each step begins and ends on the way from 0 to 100. */
const SPANS: Readonly<Record<Step, readonly [from: number, to: number]>> = {
  fetch: [0, 5],
  build: [5, 80],
  release: [80, 92],
  check: [92, 98],
  switch: [98, 100],
};

export interface PublishOptions {
  /** Folder of the repository. */
  root: string;
  job: Job;
  /** By default a run of `gatsby build`. */
  builder?: Builder;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/**
 * Publishes what the API says now, unless the newest release says it already. Never throws: what went wrong is the
 * outcome, and the release that was live before stays so.
 */
export async function publish(given: PublishOptions): Promise<Outcome> {
  const note = await openFirstReleaseNote(given.job.releases);
  const onProgress = (progress: Progress) => {
    note.write(progress);
    given.onProgress?.(progress);
  };
  const options = { ...given, onProgress };
  const timings: Timings = {};
  let step: Step = "fetch";
  const enter = (next: Step) => {
    step = next;
    onProgress({ step, percent: SPANS[step][0] });
  };
  const report: ReportShare = (done, counted) => {
    const [from, to] = SPANS[step];
    onProgress({ step, percent: Math.round(from + (to - from) * done), counted });
  };
  const time: Steps["time"] = async (name, work) => {
    enter(name);
    const begun = performance.now();
    const result = await work(report);
    timings[name] = Math.round(performance.now() - begun);
    return result;
  };
  try {
    return await withBuildLock(options.root, () => goThrough(options, { time, timings }));
  } catch (error) {
    const { reason, places, log } = explain(error);
    return { result: "failed", step, reason, places, log, timings };
  } finally {
    await note.end();
  }
}

/**
 * Builds what the API says now and releases nothing, so that a builder that stays knows the site before somebody publishes.
 * @throws BuildError and whatever else goes wrong; the next publication meets it again, and reports it
 */
export function warmUp(options: Omit<PublishOptions, "onProgress">): Promise<void> {
  const { root, job } = options;
  return withBuildLock(root, async () => {
    const built = await build(options, await siteSignature(root, siteSettings(job)));
    await built.saved;
  });
}

/** @param done share of the step, 0 to 1 */
type ReportShare = (done: number, counted?: Counted) => void;

interface Steps {
  time<Result>(step: Step, work: (report: ReportShare) => Promise<Result>): Promise<Result>;
  timings: Timings;
}

async function goThrough(options: PublishOptions, { time, timings }: Steps): Promise<Outcome> {
  const { root, job } = options;
  const { releases, force, fromNothing = false, lookAgain = false, tabsKeptDays } = job;
  const [content, code] = await time("fetch", () =>
    Promise.all([contentFingerprint(job.apiUrl), siteSignature(root, siteSettings(job))]),
  );
  const newest = (await listReleases(releases)).at(-1);
  const known = newest === undefined ? undefined : await readManifest(releases, newest);
  const isKnown = known?.content === content && known.code === code;
  const unchanged = newest !== undefined && isKnown && { result: "unchanged" as const, folder: newest };
  // Where somebody has put an older release back, that one stays.
  const isLookedAt = (fromNothing || lookAgain) && (await liveRelease(releases)) === newest;
  if (unchanged && !force && !isLookedAt) return unchanged;
  const built = await time("build", (onProgress) => build({ ...options, onProgress }, code));
  // The next build goes on from what is saved. Where it cannot be, that one begins anew; what goes live is whole.
  const saved = built.saved.catch(() => undefined);
  try {
    const release = await time("release", async (onProgress) =>
      makeRelease({
        source: join(root, "public"),
        ...{ releases, content, code, tabsKeptDays, onProgress },
        ...(await readNotes(root)),
      }),
    );
    if (unchanged && !force && isTheLiveOne(release)) {
      await setAside(releases, release);
      return unchanged;
    }
    const pages = await goLive(release, job, time);
    const { isIncremental, why } = built;
    const way = isIncremental ? "resident" : "one-shot";
    return { result: "live", folder: release.id, pages, changedFiles: release.changed.length, timings, way, why };
  } finally {
    await saved;
  }
}

/** Checks a release and makes it live; drops it when that fails. @returns the number of its pages */
async function goLive(release: Release, job: Job, time: Steps["time"]): Promise<number> {
  const { releases, keep, force, target } = job;
  try {
    const pages = await time("check", () => checkRelease({ releases, release, force }));
    await time("switch", () =>
      withLiveLock(releases, async () => {
        await deliver({ target, releases, ...release });
        await sealRelease(releases, release);
        await switchTo(releases, release.id);
        await prune(releases, keep);
      }),
    );
    return pages;
  } catch (error) {
    if ((await liveRelease(releases)) !== release.id) await dropRelease(releases, release.id);
    throw error;
  }
}

type Building = Omit<PublishOptions, "onProgress"> & Pick<BuildRequest, "onProgress">;

async function build({ builder = buildOnce, job, ...request }: Building, code: string): Promise<Built> {
  const cache = await openCache(request.root, code, job);
  await cache.open();
  try {
    const built = await builder({ ...request, environment: buildEnvironment(job), cache, refusal: REFUSAL });
    return job.fromNothing ? { ...built, why: "the nightly build from nothing" } : built;
  } catch (error) {
    if (error instanceof BuildError && error.isRefusal) await cache.leave();
    throw error;
  }
}

const buildOnce: Builder = async (request) => {
  const built = await runGatsbyBuild(request);
  await request.cache.keep();
  return built;
};

/** Every page and redirect of the build, as gatsby-node.ts has noted them. */
async function readNotes(root: string): Promise<Pick<Manifest, "pages" | "redirects">> {
  const text = await readFile(join(root, ".cache", "pages.json"), "utf8");
  return JSON.parse(text) as Pick<Manifest, "pages" | "redirects">;
}

/** What Node and Gatsby's database say of a full disk. */
const FULL = /\bENOSPC\b|no space left on device/i;
const FULL_REASON =
  "The disk is full. Free about 2 GB (old releases are in the folder of releases), then publish again.";

function explain(error: unknown): Pick<PublishError, "places" | "log"> & { reason: string } {
  if (error instanceof PublishError || error instanceof BuildError) {
    const { message, log } = error;
    const places = error instanceof BuildError ? contentRefsIn(message) : error.places;
    return { reason: FULL.test(`${message}\n${log}`) ? FULL_REASON : message, places, log };
  }
  const log = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const said = error instanceof Error ? error.message : log;
  return { reason: FULL.test(log) ? FULL_REASON : `Something unforeseen went wrong: ${said}`, places: [], log };
}
