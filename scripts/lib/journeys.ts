/** Runs the journeys in the browser. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./paths";
import { ended, startNode, type Environment } from "./processes";
import { readReport, type Outcome } from "./report";
import { RESULTS } from "./test-site";

interface Suite {
  specs?: { ok: boolean; title: string; file: string; line: number }[];
  suites?: Suite[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; flaky: number };
  errors: { message?: string }[];
}

/** A report keeps them in suites of suites. */
const failedOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failedOf),
];

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
  const read = await readReport<PlaywrightReport>(report, "Playwright");
  const { stats, errors } = read;
  if (stats.flaky > 0) console.log(`Passed at the second attempt only: ${stats.flaky} (listed above as flaky).`);
  return {
    passed: stats.expected + stats.flaky,
    failed: [...failedOf(read), ...errors.map(({ message = "" }) => `Playwright: ${message}`)],
  };
}
