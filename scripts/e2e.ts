/** `npm run test:e2e -- <name>`: the journeys whose file has the name in its own, on the site as it is; all without one. */
import { runChangingJourneys, runJourneys, runReadingJourneys } from "./lib/journeys";
import { stopChildrenOnInterrupt } from "./lib/processes";
import { printSum } from "./lib/report";
import { runTask } from "./lib/steps";
import { startTestSite } from "./lib/test-site";

await runTask(async () => {
  stopChildrenOnInterrupt();
  const args = process.argv.slice(3).filter((arg) => arg !== "--long");
  const site = await startTestSite(process.argv.includes("--long") ? "long" : "short");
  try {
    // A journey that is named does not wait for the projects before its own.
    printSum(
      args.length > 0
        ? [await runJourneys(site.environment, ["--no-deps", ...args])]
        : [await runReadingJourneys(site.environment), await runChangingJourneys(site.environment)],
    );
  } finally {
    await site.stop();
  }
});
