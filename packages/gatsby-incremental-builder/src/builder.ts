import type { BuildCache } from "./build-cache";

/** Progress of a build. */
export interface Counted {
  what: "pictures" | "pages";
  done: number;
  all: number;
}

/** @param done share of the build, 0 to 1 */
export type OnProgress = (done: number, counted?: Counted) => void;

export interface BuildRequest {
  /** Folder of the site. */
  root: string;
  /** All variables that the build sees. */
  environment: NodeJS.ProcessEnv;
  cache: BuildCache;
  /** Codes of Gatsby's errors by which a source plugin refuses content before it has touched anything. */
  refusal?: RegExp | undefined;
  onProgress?: OnProgress;
  signal?: AbortSignal | undefined;
}

export interface Built {
  /** Whether only what had changed was built. */
  isIncremental: boolean;
  /** Reason for a full build; empty where no incremental build was requested. */
  why: string;
  /** Settled when Gatsby's cache is on the disk. */
  saved: Promise<void>;
}

/** Brings `public/` in line with the content, and keeps the cache when all has gone well. @throws BuildError */
export type Builder = (request: BuildRequest) => Promise<Built>;
