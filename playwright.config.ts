import { defineConfig } from "@playwright/test";

const isLong = process.env.TEST_LENGTH === "long";

/** Two runs of Playwright may be side by side. */
const report = process.env.REPORT ?? "journeys";

const CHANGES = ["publishing.spec.ts", "sets.spec.ts", "editor-day.spec.ts"];
const DEVELOPMENT = ["admin-develop.long.spec.ts", "graphiql.long.spec.ts", "empty-site.long.spec.ts"];
const LOG = "log.spec.ts";
/** It leaves the site with odd content. */
const ODD = "accepted-content.long.spec.ts";

/**
 * Journeys in a real browser on the built site. `npm test` starts the server and says where it is (BASE_URL) and which
 * browsers to take (CHROMIUM, HEADLESS_SHELL); see scripts/test.ts.
 */
export default defineConfig({
  testDir: "__tests__/e2e",
  // Playwright empties it at its start; the reports of all runners are beside it.
  outputDir: `test-results/${report}`,
  // A page is a while on its way on a busy machine, and no journey is about how fast it is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more row, device or fault of a journey is for the long form.
  grepInvert: isLong ? [] : /@long/,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: `test-results/${report}.json` }]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: "en-US",
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL ?? process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    // A trace of every journey would take longer than the journeys.
    trace: "on-first-retry",
    // A stuck page fails before its journey's timeout.
    actionTimeout: 60_000,
  },
  // Journeys that change the site run one after the other, and after those that only read it: see scripts/lib/journeys.ts.
  // `gatsby develop` and a build of other content write into the folders of the builder, which would begin from nothing after it.
  projects: [
    {
      name: "site",
      testIgnore: [...(isLong ? [] : ["*.long.spec.ts"]), ...CHANGES, ...DEVELOPMENT, LOG, ODD],
    },
    { name: "changes", testMatch: CHANGES, workers: 1 },
    ...(isLong ? [{ name: "develop", testMatch: DEVELOPMENT, dependencies: ["changes"] }] : []),
    { name: "log", testMatch: LOG, dependencies: [isLong ? "develop" : "changes"] },
    ...(isLong ? [{ name: "odd", testMatch: ODD, dependencies: ["log"] }] : []),
  ],
});
