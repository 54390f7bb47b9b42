/** Builds the site into `public/`. */
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
import type { Manifest } from "../store/release";
import type { Job } from "./protocol";
import type { PublishedSite } from "./site";

export interface BuildOptions {
  site: PublishedSite;
  /** Folder of the repository. */
  root: string;
  job: Job;
  /** By default a run of `gatsby build`. */
  builder?: Builder | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Builds the current content of the API into `public/`.
 * @param code signature of the site's code and settings
 * @throws BuildError
 */
export async function buildSite(
  { builder = buildOnce, job, root, signal, site, onProgress }: BuildOptions & Pick<BuildRequest, "onProgress">,
  code: string,
): Promise<Built> {
  const cache = await openCache(root, code, job);
  await cache.open();
  try {
    const built = await builder({
      ...{ root, signal, cache, environment: site.environment(job), refusal: site.refusal },
      ...(onProgress ? { onProgress } : {}),
    });
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

/** Every page and redirect of the build, as gatsby-node.ts recorded them. @param root folder of the repository */
export async function readNotes(root: string): Promise<Pick<Manifest, "pages" | "redirects">> {
  const text = await readFile(join(root, ".cache", "pages.json"), "utf8");
  return JSON.parse(text) as Pick<Manifest, "pages" | "redirects">;
}
