/** `npm run check`: format, lint, types, unused code. The site must have been built once: its GraphQL types come from a build. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildContract } from "./lib/builds";
import { checkCms, checkSite, checkSources } from "./lib/checks";
import { Failure } from "./lib/failure";
import { ROOT } from "./lib/paths";
import { stopChildrenOnInterrupt } from "./lib/processes";
import { printSum } from "./lib/report";
import { runTask } from "./lib/steps";

await runTask(async () => {
  stopChildrenOnInterrupt();
  await buildContract();
  if (!existsSync(join(ROOT, "src", "gatsby-types.d.ts"))) {
    throw new Failure(
      "src/gatsby-types.d.ts is missing: the types of the GraphQL queries come from a build. Run `npm run build` once.",
    );
  }
  printSum(await Promise.all([checkSources(), checkCms(), checkSite()]));
});
