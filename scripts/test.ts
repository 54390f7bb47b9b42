/**
 * `npm test`: checks, unit tests, a build from the real CMS, and journeys through it in a real browser.
 * `npm run test:long` does the same with the long forms of the tests (`__tests__/support/test-length.ts`).
 */
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCms, buildContract, buildSite } from "./lib/builds";
import { ensureBrowser } from "./lib/browser";
import { runChecks, type Outcome } from "./lib/checks";
import { startServer } from "./lib/cms";
import { Failure } from "./lib/failure";
import { ROOT } from "./lib/paths";
import { freePort } from "./lib/ports";
import { ended, startNode, stop, stopChildrenOnInterrupt } from "./lib/processes";
import { runTask, step } from "./lib/steps";
import { ensureWebServers } from "./lib/web-servers";

const RESULTS = join(ROOT, "test-results");

await runTask(async () => {
  stopChildrenOnInterrupt();
  const browser = await ensureBrowser();
  const folder = await mkdtemp(join(tmpdir(), "future-native-"));
  await mkdir(RESULTS, { recursive: true });
  try {
    const outcomes = await runAll(folder, browser);
    const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
    console.log(`\n${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function runAll(folder: string, browser: string | undefined): Promise<Outcome[]> {
  await buildContract();
  await buildCms();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  // A journey plays the service there.
  const machineUrl = `http://localhost:${await freePort()}`;
  const releasesDir = join(folder, "releases");
  const logFile = join(RESULTS, "server.log");
  const secrets = {
    PAYLOAD_SECRET: "for-tests-only".repeat(3),
    ADMIN_EMAIL: "editor@futurenative.example",
    ADMIN_PASSWORD: "for tests only 1",
  };
  const server = await step("start the CMS with an empty database and seed it", () =>
    startServer({
      port,
      siteUrl: address,
      dataDir: join(folder, "data"),
      releasesDir,
      secrets,
      demoContent: true,
      publishes: true,
      kitchenSink: true,
      shutdownSeconds: 10,
      logFile,
      machineUrl,
      // A release of the night, whenever that is, would be none of the journeys'.
      worksAtNight: false,
      // All journeys come from one address.
      enquiriesPerHour: 10_000,
    }),
  );
  try {
    await buildSite({
      apiUrl: address,
      siteUrl: address,
      releasesDir,
      releasesKept: 2,
      tabsKeptDays: 7,
      kitchenSink: true,
    });
    const environment = {
      BASE_URL: address,
      TEST_LENGTH: process.argv.includes("--long") ? "long" : "short",
      RELEASE_DIR: join(releasesDir, "current"),
      SITE_URL: address,
      API_URL: address,
      LOG_FILE: logFile,
      MACHINE_URL: machineUrl,
      ADMIN_EMAIL: secrets.ADMIN_EMAIL,
      ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
      ...(browser ? { CHROMIUM: browser } : {}),
    };
    const missing = await step("find nginx and Caddy for the journeys of serving, or fetch them", ensureWebServers);
    if (missing) console.log(`  Left out, and not counted: ${missing}`);
    const checks = await runChecks();
    const units = await step("unit, component and rules tests (jest)", () => runJest(environment));
    const journeys = await step("journeys in the browser (playwright)", () => runPlaywright(environment));
    return [checks, units, journeys];
  } finally {
    await stop(server);
  }
}

async function runJest(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(RESULTS, "jest.json");
  await rm(report, { force: true });
  const args = [
    join(ROOT, "node_modules/jest/bin/jest.js"),
    "--json",
    `--outputFile=${report}`,
    "--silent",
    // Tests of the CMS wait for its processes half of the time.
    "--maxWorkers=3",
  ];
  await ended(startNode(args, { env: { ...env, NODE_ENV: "test" }, output: "inherit" }));
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = await readReport<JestReport>(report, "Jest");
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

async function runPlaywright(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(RESULTS, "e2e.json");
  await rm(report, { force: true });
  // A machine that does something else beside may stall a browser once; what fails twice is a fault.
  const args = [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", "--retries=1"];
  await ended(startNode(args, { env, output: "inherit" }));
  const { stats, errors } = await readReport<PlaywrightReport>(report, "Playwright");
  if (stats.flaky > 0) console.log(`Passed at the second attempt only: ${stats.flaky} (listed above as flaky).`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

async function readReport<Report>(file: string, runner: string): Promise<Report> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Failure(`${runner} ended without a report (${file}); what it printed stands above.`);
  });
  return JSON.parse(text) as Report;
}
