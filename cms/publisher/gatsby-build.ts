/** One run of `gatsby build` in a process of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readGatsbyLine } from "./gatsby-log";
import { placesIn } from "./places";
import { PublishError } from "./publish-error";

/** Activities of a build in their order, and how much of it is done when each begins. */
const MILESTONES: ReadonlyMap<string, number> = new Map([
  ["source and transform nodes", 0.1],
  ["building schema", 0.25],
  ["createPages", 0.3],
  ["extract queries from components", 0.35],
  ["Building production JavaScript and CSS bundles", 0.45],
  ["Building HTML renderer", 0.6],
  ["run queries in workers", 0.7],
  ["Building static HTML for pages", 0.85],
]);

const KEPT_LINES = 400;

export interface GatsbyBuild {
  root: string;
  environment: NodeJS.ProcessEnv;
  /** @param done share of the build, 0 to 1 */
  onProgress?: (done: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Builds the site into `public/`; what did not change since the last build is taken from `.cache/`.
 * @throws PublishError with what the build had against the content, and its log
 */
export async function runGatsbyBuild({ root, environment, onProgress, signal }: GatsbyBuild): Promise<void> {
  const child = spawn(process.execPath, [join(root, "node_modules/gatsby/cli.js"), "build"], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal ? { signal, killSignal: "SIGTERM" as const } : {}),
  });
  const log: string[] = [];
  let error: string | undefined;
  const read = (raw: string) => {
    const line = readGatsbyLine(raw);
    if (line.text) log.push(line.text);
    if (log.length > KEPT_LINES) log.shift();
    error ??= line.error;
    const done = MILESTONES.get(line.begun ?? "");
    if (done !== undefined) onProgress?.(done);
  };
  createInterface({ input: child.stdout }).on("line", read);
  createInterface({ input: child.stderr }).on("line", read);
  const [code, killedBy] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  const reason =
    error ?? `The build ended ${killedBy ? `by ${killedBy}` : `with exit code ${code}`} and gave no reason.`;
  throw new PublishError(reason, placesIn(reason), log.join("\n"));
}
