/** Steps of a task: one line each with its time; what is done already is skipped by its signature. */
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { explain } from "./failure";
import { STAMPS } from "./paths";
import { createStepPrinter, type Report } from "./step-printer";
import { inSeconds } from "./step-lines";

const printer = createStepPrinter(process.stdout, {
  format: process.env.LOG_FORMAT === "json" ? "json" : "words",
});

/** Prints a sentence, or what a child process prints, above what is drawn in place. */
export const { say, print } = printer;

/** Runs a step that prints by itself what it has to say meanwhile. */
export function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return printer.run(name, work, { isDrawn: false });
}

/**
 * Runs a step that prints nothing, and shows in place how far it is: steps of this kind may run side by side.
 * @param work calls its argument with what it counts
 */
export function watchedStep<Result>(name: string, work: (report: Report) => Promise<Result>): Promise<Result> {
  return printer.run(name, work, { isDrawn: true });
}

interface SkippableStep {
  name: string;
  /** File name of the stamp. */
  key: string;
  signature: string;
  /** A file or folder that the step makes; when it is gone the step runs again. */
  makes: string;
}

/** Whether the result of the last run with this signature is still valid. */
export async function isDone({ key, signature, makes }: Omit<SkippableStep, "name">): Promise<boolean> {
  const [previous, product] = await Promise.all([
    readFile(join(STAMPS, key), "utf8").catch(() => ""),
    stat(makes).catch(() => null),
  ]);
  return previous === signature && product !== null;
}

/** Runs a step unless it is done. */
export async function stepOnce(skippable: SkippableStep, work: () => Promise<void>): Promise<void> {
  const { name, key, signature } = skippable;
  if (await isDone(skippable)) return say(`✔ ${name}: nothing changed`);
  const stamp = join(STAMPS, key);
  await rm(stamp, { force: true });
  await watchedStep(name, work);
  await mkdir(STAMPS, { recursive: true });
  await writeFile(stamp, signature);
}

export const seconds = (since: number): string => inSeconds(performance.now() - since);

/** Runs a task to its end and turns what it throws into a sentence and exit code 1. */
export async function runTask(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n✖ ${explain(error)}\n`);
    process.exitCode = 1;
  }
}
