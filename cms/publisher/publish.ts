/** From content to a live release: fetch, build, release, check, switch (A6). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openCache } from "./build-cache";
import { withBuildLock } from "./build-lock";
import type { Builder, BuildRequest, Built } from "./builder";
import { checkRelease } from "./check-release";
import { siteSignature } from "./code-signature";
import { contentFingerprint } from "./content-fingerprint";
import { runGatsbyBuild } from "./gatsby-build";
import { BuildError } from "./gatsby-output";
import type { Job, Outcome, Progress, Step, Timings } from "./protocol";
import { PublishError } from "./publish-error";
import {
  dropRelease,
  listReleases,
  makeRelease,
  prune,
  readManifest,
  sealRelease,
  switchTo,
  type Manifest,
} from "./release";
import { deliver } from "./release-target";
import { buildEnvironment, siteSettings } from "./site-environment";

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
export async function publish(options: PublishOptions): Promise<Outcome> {
  const timings: Timings = {};
  let step: Step = "fetch";
  const enter = (next: Step) => {
    step = next;
    options.onProgress?.({ step, percent: SPANS[step][0] });
  };
  const report = (done: number) => {
    const [from, to] = SPANS[step];
    options.onProgress?.({ step, percent: Math.round(from + (to - from) * done) });
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
  }
}

interface Steps {
  time<Result>(step: Step, work: (report: (done: number) => void) => Promise<Result>): Promise<Result>;
  timings: Timings;
}

async function goThrough({ root, job, builder, signal }: PublishOptions, { time, timings }: Steps): Promise<Outcome> {
  const { releases, keep, force } = job;
  const [content, code] = await time("fetch", () =>
    Promise.all([contentFingerprint(job.apiUrl), siteSignature(root, siteSettings(job))]),
  );
  const newest = (await listReleases(releases)).at(-1);
  const known = newest === undefined ? undefined : await readManifest(releases, newest);
  if (!force && newest !== undefined && known?.content === content && known.code === code) {
    return { result: "unchanged", folder: newest };
  }
  const environment = buildEnvironment(job);
  const built = await time("build", (onProgress) => build({ root, environment, onProgress, signal }, code, builder));
  const release = await time("release", async (onProgress) =>
    makeRelease({ source: join(root, "public"), releases, content, code, ...(await readNotes(root)), onProgress }),
  );
  const pages = await time("check", async () => {
    const checked = await checkRelease({ releases, release, force });
    await deliver({ target: job.target, releases, ...release });
    return checked;
  }).catch(async (error: unknown) => {
    await dropRelease(releases, release.id);
    throw error;
  });
  await time("switch", async () => {
    await sealRelease(releases, release);
    await switchTo(releases, release.id);
    await prune(releases, keep);
  });
  // The next build goes on from it. Where it fails, the next one begins anew; what is live is whole.
  await built.saved.catch(() => undefined);
  const { way, why } = built;
  return { result: "live", folder: release.id, pages, changedFiles: release.changed.length, timings, way, why };
}

async function build(request: Omit<BuildRequest, "cache">, code: string, builder: Builder = buildOnce): Promise<Built> {
  const cache = await openCache(request.root, code);
  await cache.open();
  try {
    return await builder({ ...request, cache });
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

function explain(error: unknown): Pick<PublishError, "places" | "log"> & { reason: string } {
  if (error instanceof PublishError) return { reason: error.message, places: error.places, log: error.log };
  const log = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const isFull = error instanceof Error && "code" in error && error.code === "ENOSPC";
  const reason = isFull
    ? "The disk is full. Free about 2 GB (old releases are in the folder of releases), then publish again."
    : `Something unforeseen went wrong: ${error instanceof Error ? error.message : String(error)}`;
  return { reason, places: [], log };
}
