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

/**
 * @param env where the site is: see `test-site.ts`
 * @param args of Playwright beside those of every run, for instance names of files
 */
export async function runJourneys(env: Environment, args: readonly string[] = []): Promise<Outcome> {
  const report = join(RESULTS, "e2e.json");
  await rm(report, { force: true });
  // A machine that does something else beside may stall a browser once; what fails twice is a fault.
  const command = [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", "--retries=1", ...args];
  await ended(startNode(command, { env, output: "inherit" }));
  const { stats, errors } = await readReport<PlaywrightReport>(report, "Playwright");
  if (stats.flaky > 0) console.log(`Passed at the second attempt only: ${stats.flaky} (listed above as flaky).`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
