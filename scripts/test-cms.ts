/** `npm run test:cms -- <name>`: the tests of the CMS whose files have this in their names, without anything else. */
import { buildContract } from "./lib/builds";
import { testCms } from "./lib/cms-tests";
import { stopChildrenOnInterrupt } from "./lib/processes";
import { runTask } from "./lib/steps";

await runTask(async () => {
  stopChildrenOnInterrupt();
  await buildContract();
  process.exitCode = await testCms(process.argv.slice(3));
});
