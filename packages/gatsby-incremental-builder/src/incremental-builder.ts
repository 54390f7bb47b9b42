/** Keeps a process between builds, and falls back to a full build when in doubt. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openComingPictures } from "./coming-pictures";
import { startBuilderProcess, type BuilderProcess } from "./builder-process";
import type { Builder, BuildRequest, Built } from "./builder";
import { BuildError } from "./gatsby-output";
import { runGatsbyBuild } from "./gatsby-build";
import { KNOWN_VERSION } from "../process/gatsby-internals.mjs";

interface Running {
  process: BuilderProcess;
  /** Names and values of its environment. */
  environment: string;
  /** State of Gatsby's cache that it has in its memory. */
  build: string | undefined;
  /** Bytes, after its last build. */
  memory: number;
}

export interface IncrementalBuilder {
  /** Whether there is a process that has built. */
  readonly isWarm: boolean;
  /** Bytes that it had after its last build; 0 while there is none. */
  readonly memory: number;
  readonly build: Builder;
  /**
   * Creates the derived pictures of a file while no build runs, so that the build which first shows it finds them.
   * @param file absolute path of the picture, under the name that the site knows it by; it may be deleted afterwards
   */
  expectPicture(root: string, file: string): Promise<void>;
  close(): void;
}

export interface IncrementalBuilderOptions {
  /** Bytes that the process may have after a build; with more it is replaced before the next. */
  memory: number;
  /** Name of the plugin whose content changes between builds; what other plugins source depends on code alone. */
  sourcePlugin: string;
  /** Make pictures in haste, in more bytes: for the first build of a site, which {@link refinePictures} follows. */
  quickPictures?: boolean;
}

/** @returns a builder that starts its process with its first build; to be closed in the end */
export function createIncrementalBuilder(options: IncrementalBuilderOptions): IncrementalBuilder {
  const { memory, sourcePlugin, quickPictures = false } = options;
  let running: Running | undefined;

  function close(): void {
    running?.process.kill();
    running = undefined;
  }

  /** Reason why the running process cannot do the build. */
  function reasonAgainst({ cache, environment }: BuildRequest): string | undefined {
    if (!running) return "the first build of this process";
    if (running.process.hasEnded) return "the builder's process had ended";
    if (running.environment !== JSON.stringify(environment)) return "a setting has changed";
    if (running.build !== cache.build || !cache.build) return "the code has changed, or somebody else has built";
    if (running.memory > memory) return `the builder's process had ${Math.round(running.memory / 1e6)} MB of memory`;
    return undefined;
  }

  /** @throws BuildError of refused content or an aborted build; another failure is returned as the reason for a full build */
  async function buildIncrementally(request: BuildRequest): Promise<Built | string> {
    const { process } = running as Running;
    const result = await process.build(request);
    if (result.result === "built") return { isIncremental: true, why: "", saved: keep(request, running as Running) };
    close();
    if (result.result === "unsure") return result.why;
    if (result.error.isRefusal || request.signal?.aborted) throw result.error;
    await request.cache.drop();
    return `the incremental build failed: ${result.error.message}`;
  }

  async function buildAnew(request: BuildRequest, why: string): Promise<Built> {
    close();
    const { root, environment, cache } = request;
    const known = { isCompiled: cache.isOfThisCode, isWarm: cache.build !== null };
    const process = startBuilderProcess({ root, environment, sourcePlugin, quickPictures, ...known });
    const started: Running = { process, environment: JSON.stringify(environment), build: undefined, memory: 0 };
    const result = await process.build(request);
    if (result.result === "built") {
      running = started;
      return { isIncremental: false, why, saved: keep(request, started) };
    }
    process.kill();
    if (result.result === "unsure") throw new BuildError(result.why, "", false);
    if (!result.wasKilled || request.signal?.aborted) throw result.error;
    await cache.drop();
    return buildOnce(request, "the builder was killed");
  }

  async function keep({ cache }: BuildRequest, of: Running): Promise<void> {
    of.memory = await of.process.saved();
    of.build = await cache.keep();
    of.process.preparePictures();
  }

  return {
    get isWarm() {
      return running !== undefined && !running.process.hasEnded;
    },
    get memory() {
      return running?.memory ?? 0;
    },
    close,
    async expectPicture(root, file) {
      await openComingPictures(root).add(file);
      // A process that has not built yet begins with them when it has.
      if (running?.build !== undefined) running.process.preparePictures();
    },
    async build(request) {
      if ((await versionIn(request.root)) !== KNOWN_VERSION) {
        return buildOnce(request, "this version of Gatsby is not known to the incremental builder");
      }
      const against = reasonAgainst(request);
      if (against !== undefined) return buildAnew(request, against);
      const built = await buildIncrementally(request);
      return typeof built === "string" ? buildAnew(request, built) : built;
    },
  };
}

async function buildOnce(request: BuildRequest, why: string): Promise<Built> {
  const built = await runGatsbyBuild(request);
  await request.cache.keep();
  return { ...built, why };
}

async function versionIn(root: string): Promise<string> {
  const text = await readFile(join(root, "node_modules", "gatsby", "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
