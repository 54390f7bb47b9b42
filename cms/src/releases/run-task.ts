import { spawn } from "node:child_process";
import path from "node:path";
import type { Message, Outcome, Progress, Task } from "../../publisher/protocol";
import { findRepositoryRoot } from "../env";
import { UNSETTLED } from "../unsettled";

const KEPT_OUTPUT = 8000;

/**
 * Runs a task of the publisher in a process of its own, so that a build neither slows the CMS down nor can take it with
 * it. Never throws.
 */
export async function runTask(task: Task, onProgress: (progress: Progress) => void): Promise<Outcome> {
  const ended = await runOnce(task, onProgress);
  return ended === "unsettled" ? runTask(task, onProgress) : ended;
}

function runOnce(task: Task, onProgress: (progress: Progress) => void): Promise<Outcome | "unsettled"> {
  const root = findRepositoryRoot();
  const script = path.join(/* turbopackIgnore: true */ root, "cms", "publisher", "main.ts");
  const child = spawn(/* turbopackIgnore: true */ process.execPath, ["--import", "tsx", script, JSON.stringify(task)], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  let outcome: Outcome | undefined;
  let hasBegun = false;
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  child.on("message", (message: Message) => {
    hasBegun = true;
    if (message.type === "progress") onProgress(message);
    else outcome = message.outcome;
  });
  return new Promise((resolve) => {
    const end = (reason: string) =>
      resolve(outcome ?? { result: "failed", step: "build", reason, places: [], log: output, timings: {} });
    child.once("error", (error) => end(`The publisher could not be started: ${error.message}`));
    child.once("close", (code, signal) => {
      if (code === UNSETTLED && !hasBegun) return resolve("unsettled");
      end(`The publisher was stopped (${signal ?? `exit code ${code}`}). The site is as it was; publish again.`);
    });
  });
}
