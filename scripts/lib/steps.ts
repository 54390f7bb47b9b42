/** Steps of a task: one line each with its time; what is done already is skipped by its signature. */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { explain } from "./failure";
import { ROOT, STAMPS } from "./paths";

const IGNORED = new Set([
  "node_modules",
  ".next",
  "dist",
  ".cache",
  "public",
  "__tests__",
  "gatsby-types.d.ts",
  "next-env.d.ts",
  "tsconfig.tsbuildinfo",
]);

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

/**
 * Hash of the names and contents of files below the given places, tests left out.
 * @param places paths relative to the repository; missing ones count as empty
 * @param more values that the result depends on too, for instance settings
 */
export async function signatureOf(places: readonly string[], more: readonly string[] = []): Promise<string> {
  const hash = createHash("sha256").update(process.version).update(more.join("\0"));
  for (const place of places) {
    for (const file of (await filesBelow(join(ROOT, place))).sort()) {
      hash.update(file.slice(ROOT.length)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path);
  const nested = await Promise.all(
    entries.filter((entry) => !IGNORED.has(entry)).map((entry) => filesBelow(join(path, entry))),
  );
  return nested.flat();
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
