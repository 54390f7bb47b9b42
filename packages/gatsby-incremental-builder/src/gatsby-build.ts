import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { BuildRequest, Built } from "./builder";
import { GatsbyOutput } from "./gatsby-output";
import { killGroup } from "./kill-group";

/**
 * Runs `gatsby build` in a process of its own, into `public/`; unchanged parts come from `.cache/`.
 * @throws BuildError with the reason of the failure, and the log
 */
export async function runGatsbyBuild(request: Omit<BuildRequest, "cache">): Promise<Built> {
  const { root, environment, refusal, onProgress, signal } = request;
  const child = spawn(process.execPath, [join(root, "node_modules/gatsby/cli.js"), "build"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: its workers are to end with it, also one that reads no messages any more.
    detached: true,
  });
  const end = () => killGroup(child);
  const output = new GatsbyOutput({ onProgress, refusal });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => output.read(line));
  }
  signal?.addEventListener("abort", end);
  if (signal?.aborted) end();
  const [code, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  signal?.removeEventListener("abort", end);
  if (code !== 0) throw output.failure(code, killedBy);
  return { isIncremental: false, why: "", saved: Promise.resolve() };
}
