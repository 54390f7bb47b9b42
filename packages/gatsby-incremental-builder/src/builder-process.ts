import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { BuildRequest } from "./builder";
import { type BuildError, GatsbyOutput } from "./gatsby-output";
import { killGroup } from "./kill-group";
import { ASKS_FOR_PICTURES, openPictureStore } from "./picture-store";
import { startPreparation } from "./preparation";
import { BUILD_COMMAND, COMPILED, QUICK_PICTURES, SOURCE, WARM, readReport, type Report } from "./messages";

export type BuildResult =
  { result: "built" } | { result: "unsure"; why: string } | { result: "ended"; error: BuildError; wasKilled: boolean };

export interface BuilderProcess {
  readonly hasEnded: boolean;
  /** The first call waits for the build that the process starts by itself. */
  build(options: Pick<BuildRequest, "onProgress" | "refusal" | "signal">): Promise<BuildResult>;
  /** Waits until Gatsby's cache is on the disk. @returns the memory of the process, in bytes. @throws BuildError */
  saved(): Promise<number>;
  /** Has it make the pictures that are coming, between builds. */
  preparePictures(): void;
  /** Ends it and all that it has started, at once. */
  kill(): void;
}

const SCRIPT = "gatsby-incremental-builder/process/main.mjs";
/** A build of a large site creates many short-lived objects: a larger young generation saves an eighth of the time. */
const YOUNG_SPACE = "--max-semi-space-size=64";

/** Interval between two counts of the pictures, ms. */
const COUNTED_AFTER = 500;

interface BuilderOptions {
  /** Folder of the site. */
  root: string;
  /** All that the process sees but for what is set for Gatsby here; settings are part of what is built. */
  environment: NodeJS.ProcessEnv;
  /** Whether `.cache/compiled` is what Gatsby would make of its settings and gatsby-node.ts. */
  isCompiled: boolean;
  /** Whether there is a build to go on from. */
  isWarm: boolean;
  /** The plugin that sources again at each further build. */
  sourcePlugin: string;
  /** Whether pictures are made in haste. */
  quickPictures: boolean;
}

/** Starts the process of process/main.mjs, whose first build needs no command. It ends with this one. */
export function startBuilderProcess({
  root,
  environment,
  isCompiled,
  isWarm,
  sourcePlugin,
  quickPictures,
}: BuilderOptions): BuilderProcess {
  const script = createRequire(join(root, "package.json")).resolve(SCRIPT);
  const known = [
    ...(isCompiled ? [COMPILED] : []),
    ...(isWarm ? [WARM] : []),
    ...(quickPictures ? [QUICK_PICTURES] : []),
  ];
  const child = spawn(process.execPath, [YOUNG_SPACE, script, SOURCE + sourcePlugin, ...known], {
    cwd: root,
    env: { ...environment, ...ASKS_FOR_PICTURES },
    stdio: ["pipe", "pipe", "pipe", "ipc"],
    // A group of its own: its workers are to end with it, however it ends.
    detached: true,
  }) as ChildProcessWithoutNullStreams;
  const pictures = openPictureStore(root, { areQuick: quickPictures });
  pictures.serve(child);
  const preparePictures = startPreparation(child, root, pictures);
  let output = new GatsbyOutput();
  let building = deferred<BuildResult>();
  let saving = deferred<number>();
  let hasBuilt = false;
  let hasEnded = false;

  function receive(report: Report): void {
    if (report.builder === "saved") return saving.resolve(report.memory);
    // The report that the cache was saved may be in the same chunk.
    if (report.builder === "built") saving = deferred();
    building.resolve(report.builder === "built" ? { result: "built" } : { result: "unsure", why: report.why });
  }
  const kill = () => killGroup(child);
  function countPictures(): void {
    const counted = pictures.count();
    if (counted.done < counted.all) output.countPictures(counted);
  }
  function end(code: number | null, signal: NodeJS.Signals | null): void {
    hasEnded = true;
    const error = output.failure(code, signal);
    building.resolve({ result: "ended", error, wasKilled: signal !== null });
    saving.reject(error);
  }

  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      const report = readReport(line);
      if (report) receive(report);
      else output.read(line);
    });
  }
  child.once("exit", kill);
  child.once("close", end);
  child.once("error", () => end(1, null));
  // Its end is reported by its own event.
  child.stdin.on("error", () => undefined);

  return {
    get hasEnded() {
      return hasEnded || child.exitCode !== null || child.signalCode !== null;
    },
    kill,
    preparePictures,
    async saved() {
      const memory = await saving.promise;
      await pictures.keep();
      return memory;
    },
    async build({ onProgress, refusal, signal }) {
      output = new GatsbyOutput({ onProgress, refusal });
      if (hasBuilt) {
        building = deferred();
        child.stdin.write(BUILD_COMMAND);
      }
      hasBuilt = true;
      if (hasEnded) end(child.exitCode, child.signalCode);
      signal?.addEventListener("abort", kill);
      if (signal?.aborted) kill();
      const counting = onProgress && setInterval(countPictures, COUNTED_AFTER);
      const result = await building.promise;
      clearInterval(counting);
      signal?.removeEventListener("abort", kill);
      return result;
    },
  };
}

interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
  reject(error: Error): void;
}

function deferred<Value>(): Deferred<Value> {
  let settle: Pick<Deferred<Value>, "resolve" | "reject"> | undefined;
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  // Marks the rejection as handled: callers that await the promise still get it.
  promise.catch(() => undefined);
  return { promise, resolve: (value) => settle?.resolve(value), reject: (error) => settle?.reject(error) };
}
