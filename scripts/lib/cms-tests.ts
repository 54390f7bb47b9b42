/** The tests of the CMS, which Vitest runs: cms/vitest.config.ts. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { CMS, ROOT } from "./paths";
import { ended, startNode, type Environment } from "./processes";
import { readUnitReport, type Outcome } from "./report";
import { RESULTS } from "./test-site";

/**
 * @param words parts of file names, and options of Vitest; without a name all files run
 * @returns the exit code
 */
export function testCms(words: readonly string[], env: Environment = process.env): Promise<number> {
  const args = [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", ...words];
  return ended(startNode(args, { cwd: CMS, env: { ...env, NODE_ENV: "production" }, output: "inherit" }));
}

/**
 * Runs them all, and counts.
 * @param options of Vitest
 */
export async function countCmsTests(env: Environment, options: readonly string[] = []): Promise<Outcome> {
  const file = join(RESULTS, "cms.json");
  await rm(file, { force: true });
  const reports = ["--silent", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await testCms([...reports, ...options], env);
  const { passed, failed } = await readUnitReport(file, "Vitest");
  // A rejection that belongs to no test fails the run alone.
  return { passed, failed: code === 0 || failed.length > 0 ? failed : ["Vitest, outside its tests"] };
}
