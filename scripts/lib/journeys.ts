/** Runs the journeys in the browser. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "./checks";
import { ROOT } from "./paths";
import { ended, startNode, type Environment } from "./processes";
import { readReport } from "./report";
import { RESULTS } from "./test-site";

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Those that leave the site as it is. */
const READING = ["--project=site"];
/** The last of those that change the site one after the other; it brings the ones before. */
const CHANGING = (env: Environment) => [`--project=${env.TEST_LENGTH === "long" ? "odd" : "log"}`];

/** @param env where the site is: see `test-site.ts` @param shard a share of them, as Playwright has it */
export const runReadingJourneys = (env: Environment, shard: readonly string[] = []): Promise<Outcome> =>
  runJourneys({ ...env, REPORT: "reading" }, [...READING, ...shard]);

/** They keep one processor busy, and wait for builds and clocks. */
export const runChangingJourneys = (env: Environment): Promise<Outcome> =>
  runJourneys({ ...env, REPORT: "changing" }, CHANGING(env));

/**
 * @param env where the site is, and the REPORT's name
 * @param args of Playwright beside those of every run, for instance names of files
 */
export async function runJourneys(env: Environment, args: readonly string[]): Promise<Outcome> {
  const report = join(RESULTS, `${env.REPORT ?? "journeys"}.json`);
  await rm(report, { force: true });
  // A machine that does something else beside may stall a browser once; what fails twice is a fault.
  const command = [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", "--retries=1", ...args];
  await ended(startNode(command, { env, output: "inherit" }));
  const { stats, errors } = await readReport<PlaywrightReport>(report, "Playwright");
  if (stats.flaky > 0) console.log(`Passed at the second attempt only: ${stats.flaky} (listed above as flaky).`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
