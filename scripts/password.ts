/** `npm run password -- name@example.com`: sets a new password for an account of the CMS, and prints it. */
import { join } from "node:path";
import { Failure } from "./lib/failure";
import { ROOT } from "./lib/paths";
import { ended, startNode, stopChildrenOnInterrupt } from "./lib/processes";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask } from "./lib/steps";

await runTask(async () => {
  const [email] = process.argv.slice(3);
  if (!email?.includes("@")) throw new Failure("Say whose password: npm run password -- name@example.com");
  stopChildrenOnInterrupt();
  const { dataDir } = readSettings();
  const child = startNode(["--import", "tsx", join(ROOT, "cms", "scripts", "set-password.ts"), email], {
    env: { ...(await readSecrets(dataDir)), DATA_DIR: dataDir },
    output: "inherit",
  });
  process.exitCode = await ended(child);
});
