/** `npm run serve`: serves the live release and the CMS as they were built last. */
import { startServer } from "./lib/cms";
import { ensureFree } from "./lib/ports";
import { ended, stopChildrenOnInterrupt } from "./lib/processes";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask } from "./lib/steps";

await runTask(async () => {
  stopChildrenOnInterrupt();
  const settings = readSettings();
  await ensureFree(settings.port);
  const secrets = await readSecrets(settings.dataDir);
  const server = await startServer({ ...settings, secrets, publishes: true, verbose: true });
  console.log(`Site ${settings.localUrl}, CMS ${settings.localUrl}/admin. Stop with Ctrl-C.`);
  process.exitCode = await ended(server);
});
