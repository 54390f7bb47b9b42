/** Steps of a task: one line each with its time; what is done already is skipped by its signature. */
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { explain } from "./failure";
import { STAMPS } from "./paths";

export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  console.log(`▸ ${name}`);
  const result = await work();
  console.log(`✔ ${name}, ${seconds(started)}`);
  return result;
}

interface SkippableStep {
  name: string;
  /** File name of the stamp. */
  key: string;
  signature: string;
  /** A file or folder that the step makes; when it is gone the step runs again. */
  makes: string;
}

/** Runs a step unless the last run with this signature still stands. */
export async function stepOnce(
  { name, key, signature, makes }: SkippableStep,
  work: () => Promise<void>,
): Promise<void> {
  const stamp = join(STAMPS, key);
  const [previous, product] = await Promise.all([
    readFile(stamp, "utf8").catch(() => ""),
    stat(makes).catch(() => null),
  ]);
  if (previous === signature && product) {
    console.log(`✔ ${name}: nothing changed`);
    return;
  }
  await rm(stamp, { force: true });
  await step(name, work);
  await mkdir(STAMPS, { recursive: true });
  await writeFile(stamp, signature);
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Runs a task to its end and turns what it throws into a sentence and exit code 1. */
export async function runTask(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n✖ ${explain(error)}\n`);
    process.exitCode = 1;
  }
}
