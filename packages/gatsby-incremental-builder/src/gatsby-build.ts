import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { BuildRequest, Built } from "./builder";
import { GatsbyOutput } from "./gatsby-output";

/**
 * Runs `gatsby build` in a process of its own: into `public/`, and what did not change since the last build is taken from
 * `.cache/`.
 * @throws BuildError with what the build had against the content, and its log
 */
export async function runGatsbyBuild(request: Omit<BuildRequest, "cache">): Promise<Built> {
  const { root, environment, refusal, onProgress, signal } = request;
  const child = spawn(process.execPath, [join(root, "node_modules/gatsby/cli.js"), "build"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal ? { signal, killSignal: "SIGTERM" as const } : {}),
  });
  const output = new GatsbyOutput({ onProgress, refusal });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => output.read(line));
  }
  const [code, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw output.failure(code, killedBy);
  return { isIncremental: false, why: "", saved: Promise.resolve() };
}
