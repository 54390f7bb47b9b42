/** `npm run own [-- --yes]`: takes the demo content away, after a backup. What was made or changed since the import stays. */
import { createInterface } from "node:readline/promises";
import { runCmsScript } from "./lib/cms-script";
import { Failure } from "./lib/failure";
import { ensureFree } from "./lib/ports";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask } from "./lib/steps";

async function isMeant(): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) throw new Failure("There is no terminal to confirm it: add --yes. Nothing was changed.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("What you have not changed of the demo content goes. Type own to go on: ");
  terminal.close();
  return answer.trim() === "own";
}

await runTask(async () => {
  const { dataDir, port } = readSettings();
  await ensureFree(port).catch(() => {
    throw new Failure(
      "The CMS runs. Stop it, then run this again; it builds the site without the demo when it starts.",
    );
  });
  if (!(await isMeant())) return console.log("Nothing was changed.");
  const env = { ...(await readSecrets(dataDir)), DATA_DIR: dataDir };
  process.exitCode = (await runCmsScript("back-up.ts", [], env)) || (await runCmsScript("own.ts", [], env));
});
