/**
 * `npm run build [-- --cms]`: builds contract, CMS and site and makes a release, then stops. With API_URL the CMS is not built.
 * `--cms` leaves the site to the server, whose publisher builds it.
 */
import { buildCms, buildContract, buildSite } from "./lib/builds";
import { startServer } from "./lib/cms";
import { freePort } from "./lib/ports";
import { stop, stopChildrenOnInterrupt } from "./lib/processes";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask, step } from "./lib/steps";

await runTask(async () => {
  stopChildrenOnInterrupt();
  const settings = readSettings();
  await buildContract();
  const isForServer = process.argv.includes("--cms");
  if (settings.apiUrl && !isForServer) return buildSite({ ...settings, apiUrl: settings.apiUrl });
  await buildCms();
  if (isForServer) return;
  const port = await freePort();
  const secrets = await readSecrets(settings.dataDir);
  const server = await step("start the CMS", () =>
    // Its messages about invalid content have to be seen.
    startServer({ ...settings, host: "127.0.0.1", port, secrets, verbose: true }),
  );
  try {
    await buildSite({ ...settings, apiUrl: `http://localhost:${port}` });
  } finally {
    await stop(server);
  }
});
