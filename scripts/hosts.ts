/** `npm run test:hosts`: the journeys of serving on the bundled server, nginx and Caddy. */
import { join } from "node:path";
import { buildContract } from "./lib/builds";
import { Failure } from "./lib/failure";
import { ROOT } from "./lib/paths";
import { ended, startNode, stopChildrenOnInterrupt } from "./lib/processes";
import { runTask, step } from "./lib/steps";
import { ensureWebServers } from "./lib/web-servers";

await runTask(async () => {
  stopChildrenOnInterrupt();
  await buildContract();
  const missing = await step("find nginx and Caddy, or fetch them", ensureWebServers);
  if (missing) throw new Failure(missing);
  const jest = join(ROOT, "node_modules/jest/bin/jest.js");
  process.exitCode = await ended(
    startNode([jest, "__tests__/hosts"], { env: { NODE_ENV: "test", TEST_LENGTH: "long" }, output: "inherit" }),
  );
});
