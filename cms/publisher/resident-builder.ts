/** Keeps the process of resident/ that stays between builds, and builds from the start whenever it is not sure. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startBuilderProcess, type BuilderProcess } from "./builder-process";
import type { Builder, BuildRequest, Built } from "./builder";
import { BuildError } from "./gatsby-output";
import { runGatsbyBuild } from "./gatsby-build";
import { KNOWN_VERSION } from "./resident/gatsby-internals.mjs";

interface Resident {
  process: BuilderProcess;
  /** Names and values of its environment. */
  environment: string;
  /** State of Gatsby's cache that it has in its memory. */
  build: string | undefined;
  /** Bytes, after its last build. */
  memory: number;
}

export interface ResidentBuilder {
  /** Whether there is a process that has built. */
  readonly isWarm: boolean;
  readonly build: Builder;
  close(): void;
}

/** @param memory bytes that the process may have after a build; with more it is replaced before the next */
export function createResidentBuilder({ memory }: { memory: number }): ResidentBuilder {
  let resident: Resident | undefined;

  function close(): void {
    resident?.process.kill();
    resident = undefined;
  }

  /** Why what is there cannot do it. */
  function reasonAgainst({ cache, environment }: BuildRequest): string | undefined {
    if (!resident) return "the first build of this publisher";
    if (resident.process.hasEnded) return "the resident builder had ended";
    if (resident.environment !== JSON.stringify(environment)) return "a setting has changed";
    if (resident.build !== cache.build || !cache.build) return "the code has changed, or somebody else has built";
    if (resident.memory > memory) return `the resident builder had ${Math.round(resident.memory / 1e6)} MB of memory`;
    return undefined;
  }

  /** @throws BuildError of the content; what else goes wrong is the reason to build from the start */
  async function buildResident(request: BuildRequest): Promise<Built | string> {
    const { process } = resident as Resident;
    const result = await process.build(request);
    if (result.result === "built") return { way: "resident", why: "", saved: keep(request, resident as Resident) };
    close();
    if (result.result === "unsure") return result.why;
    if (result.error.isRefusal || request.signal?.aborted) throw result.error;
    await request.cache.drop();
    return `the resident builder failed: ${result.error.message}`;
  }

  async function buildAnew(request: BuildRequest, why: string): Promise<Built> {
    close();
    const { root, environment, cache } = request;
    const known = { isCompiled: cache.isOfThisCode, isWarm: cache.build !== null };
    const process = startBuilderProcess({ root, environment, ...known });
    const started: Resident = { process, environment: JSON.stringify(environment), build: undefined, memory: 0 };
    const result = await process.build(request);
    if (result.result === "built") {
      resident = started;
      return { way: "one-shot", why, saved: keep(request, started) };
    }
    process.kill();
    if (result.result === "unsure") throw new BuildError(result.why, "", false);
    if (!result.wasKilled || request.signal?.aborted) throw result.error;
    await cache.drop();
    return buildOnce(request, "the builder was killed");
  }

  async function keep({ cache }: BuildRequest, of: Resident): Promise<void> {
    of.memory = await of.process.saved();
    of.build = await cache.keep();
  }

  return {
    get isWarm() {
      return resident !== undefined && !resident.process.hasEnded;
    },
    close,
    async build(request) {
      if ((await versionIn(request.root)) !== KNOWN_VERSION) {
        return buildOnce(request, "the resident builder does not know this version of Gatsby");
      }
      const against = reasonAgainst(request);
      if (against !== undefined) return buildAnew(request, against);
      const built = await buildResident(request);
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
