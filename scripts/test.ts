/**
 * `npm test`: checks, unit tests, a build from the real CMS, and journeys through it in a real browser.
 * `npm run test:long` does the same with the long forms of the tests (`__tests__/support/test-length.ts`).
 * `-- --shard=2/4` runs the second quarter of the tests, as its three runners count; the static checks and the journeys that
 * change the site are the first's.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildCms, buildContract } from "./lib/builds";
import { checkCms, checkSite, checkSources } from "./lib/checks";
import { countCmsTests } from "./lib/cms-tests";
import { runChangingJourneys, runReadingJourneys } from "./lib/journeys";
import { ROOT } from "./lib/paths";
import { ended, startNode, stopChildrenOnInterrupt, type Environment } from "./lib/processes";
import { printSum, readUnitReport, type Outcome } from "./lib/report";
import { runTask, step } from "./lib/steps";
import { RESULTS, startTestSite } from "./lib/test-site";
import { ensureWebServers } from "./lib/web-servers";

const shard = process.argv.filter((arg) => arg.startsWith("--shard="));
const isFirst = shard.every((arg) => arg.startsWith("--shard=1/"));
const NONE: Outcome = { passed: 0, failed: [] };

await runTask(async () => {
  stopChildrenOnInterrupt();
  await buildContract();
  const length = process.argv.includes("--long") ? "long" : "short";
  const builtCms = buildCms();
  const [site, sources, cms] = await Promise.all([
    startTestSite(length, builtCms),
    isFirst ? checkSources() : NONE,
    isFirst ? builtCms.then(checkCms) : NONE,
  ]);
  try {
    printSum([sources, cms, ...(await runAll(site.environment))]);
  } finally {
    await site.stop();
  }
});

async function runAll(environment: Environment): Promise<Outcome[]> {
  const missing = await step("find nginx and Caddy for the journeys of serving, or fetch them", ensureWebServers);
  if (missing) console.log(`  Left out, and not counted: ${missing}`);
  const checks = isFirst ? await checkSite() : NONE;
  const units = await step("unit, component and rules tests (jest)", () => runJest(environment));
  const reading = await step("journeys in the browser (playwright)", () => runReadingJourneys(environment, shard));
  const [cms, changing] = await Promise.all([
    step("tests of the CMS (vitest)", () => countCmsTests(environment, shard)),
    isFirst ? step("journeys that change the site (playwright)", () => runChangingJourneys(environment)) : NONE,
  ]);
  return [checks, units, reading, cms, changing];
}

async function runJest(env: Environment): Promise<Outcome> {
  const report = join(RESULTS, "jest.json");
  await rm(report, { force: true });
  const args = [
    join(ROOT, "node_modules/jest/bin/jest.js"),
    "--json",
    `--outputFile=${report}`,
    "--silent",
    // Tests of builds and of commands wait for their processes.
    "--maxWorkers=3",
    ...shard,
  ];
  await ended(startNode(args, { env: { ...env, NODE_ENV: "test" }, output: "inherit" }));
  return readUnitReport(report, "Jest");
}
