import type { BuildCache } from "./build-cache";
import type { BuildMode } from "./protocol";

export interface BuildRequest {
  /** Folder of the site. */
  root: string;
  /** All variables that the build sees. */
  environment: NodeJS.ProcessEnv;
  cache: BuildCache;
  /** @param done share of the build, 0 to 1 */
  onProgress?: (done: number) => void;
  signal?: AbortSignal | undefined;
}

export interface Built {
  way: BuildMode;
  /** Why it was no resident build; empty where nobody asked for one. */
  why: string;
  /** Settled when Gatsby's cache is on the disk. */
  saved: Promise<void>;
}

/** Brings `public/` in line with the content, and keeps the cache when all has gone well. @throws BuildError */
export type Builder = (request: BuildRequest) => Promise<Built>;
