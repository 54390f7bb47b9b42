/** `npm start`: from a fresh clone to the running site and CMS. */
import { buildCms, buildContract, buildSite } from "./lib/builds";
import { startServer } from "./lib/cms";
import { ensureFree } from "./lib/ports";
import { ended, stopChildrenOnInterrupt } from "./lib/processes";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask, seconds, step } from "./lib/steps";

await runTask(async () => {
  const started = performance.now();
  stopChildrenOnInterrupt();
  const settings = readSettings({ DEMO_CONTENT: "true" });
  await ensureFree(settings.port);
  const secrets = await readSecrets(settings.dataDir);
  await buildContract();
  await buildCms();
  const server = await step("start the CMS: database, first editor, demo content", () =>
    startServer({
      ...settings,
      secrets,
      publishes: true,
      verbose: true,
    }),
  );
  await buildSite({ ...settings, apiUrl: settings.apiUrl ?? settings.localUrl });
  console.log(`
Ready after ${seconds(started)}.

  Site   ${settings.localUrl}
  CMS    ${settings.localUrl}/admin
  Sign in as ${secrets.ADMIN_EMAIL} with ${secrets.ADMIN_PASSWORD}
  (the first password; both are kept in ${settings.dataDir}/secrets.json)

Stop with Ctrl-C.
`);
  process.exitCode = await ended(server);
});
