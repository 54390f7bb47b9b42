/**
 * `npm run password -- name@example.com`: sets a new password for an account of the CMS, and prints it. With
 * `--remove-second-factor` it also takes away the account's second factor.
 */
import { join } from "node:path";
import { Failure } from "./lib/failure";
import { ROOT } from "./lib/paths";
import { ended, startNode, stopChildrenOnInterrupt } from "./lib/processes";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask } from "./lib/steps";

await runTask(async () => {
  const [email, ...options] = process.argv.slice(3);
  const unknown = options.find((option) => option !== "--remove-second-factor");
  if (unknown) throw new Failure(`Unknown: ${unknown}. There is --remove-second-factor.`);
  if (!email?.includes("@")) throw new Failure("Say whose password: npm run password -- name@example.com");
  stopChildrenOnInterrupt();
  const { dataDir } = readSettings();
  const child = startNode(["--import", "tsx", join(ROOT, "cms", "scripts", "set-password.ts"), email, ...options], {
    env: { ...(await readSecrets(dataDir)), DATA_DIR: dataDir },
    output: "inherit",
  });
  process.exitCode = await ended(child);
});
