/**
 * `npm run password -- name@example.com`: sets a new password for an account of the CMS, and prints it. With
 * `--remove-second-factor` it also takes away the account's second factor.
 */
import { runCmsScript } from "./lib/cms-script";
import { Failure } from "./lib/failure";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask } from "./lib/steps";

await runTask(async () => {
  const [email, ...options] = process.argv.slice(3);
  const unknown = options.find((option) => option !== "--remove-second-factor");
  if (unknown) throw new Failure(`Unknown: ${unknown}. There is --remove-second-factor.`);
  if (!email?.includes("@")) throw new Failure("Say whose password: npm run password -- name@example.com");
  const { dataDir } = readSettings();
  const env = { ...(await readSecrets(dataDir)), DATA_DIR: dataDir };
  process.exitCode = await runCmsScript("set-password.ts", [email, ...options], env);
});
