import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { UNSETTLED_AWAIT } from "../../src/exit-codes";
import { bundledScript } from "./bundled-script";
import { RESULT } from "./result";
import { putDemoContent } from "./database-templates";

const answer = z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() });
export type CmsAnswer = z.infer<typeof answer>;

interface Asked {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface RunningCms {
  /** Asks the public API. */
  request(path: string, init?: { method?: string; headers?: Record<string, string> }): Promise<CmsAnswer>;
  /** Does what an editor does; the steps are in `cms-process.ts`. */
  step(name: string, argument?: unknown): Promise<unknown>;
  /**
   * Waits until the CMS has logged it: a log line travels through a thread of its own and may arrive after the answer.
   * @throws Error with the end of the log when the CMS ends before
   */
  logged(pattern: RegExp): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a CMS with the demo content in a process of its own. @param script of this folder, without its ending */
export async function startCms(env: Record<string, string>, script = "cms-process"): Promise<RunningCms> {
  await putDemoContent(env);
  const [command, ...words] = bundledScript(script);
  const child = spawn(command, words, {
    cwd: path.resolve(__dirname, "../.."),
    env: { ...process.env, ...env },
  });
  const progress = new EventEmitter().setMaxListeners(0);
  const waiting: Asked[] = [];
  let log = "";

  const endedEarly = () => new Error(`The CMS ended:\n${log.slice(-4000)}`);
  const nextResult = () => new Promise<unknown>((resolve, reject) => void waiting.push({ resolve, reject }));

  function keep(text: string): void {
    log += text;
    progress.emit("log");
  }

  child.stderr.on("data", (chunk) => keep(String(chunk)));
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.startsWith(RESULT)) waiting.shift()?.resolve(JSON.parse(line.slice(RESULT.length)));
    else keep(`${line}\n`);
  });
  const closed = once(child, "close").then(() => {
    progress.emit("error", endedEarly());
    waiting.splice(0).forEach(({ reject }) => reject(endedEarly()));
  });
  progress.on("error", () => undefined);

  const step: RunningCms["step"] = async (name, argument) => {
    child.stdin.write(`${JSON.stringify({ step: name, argument })}\n`);
    return z.object({ value: z.unknown() }).parse(await nextResult()).value;
  };

  try {
    await nextResult();
  } catch (error) {
    if (child.exitCode === UNSETTLED_AWAIT) return startCms(env, script);
    throw error;
  }
  return {
    step,
    request: async (to, init = {}) => answer.parse(await step("request", { path: to, ...init })),
    async logged(pattern) {
      while (!pattern.test(log)) await once(progress, "log");
    },
    async stop() {
      child.stdin.end();
      await closed;
    },
  };
}
