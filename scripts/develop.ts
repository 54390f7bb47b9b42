/** `npm run develop`: the CMS, and beside it `gatsby develop` with GraphiQL. */
import { join } from "node:path";
import { buildCms, buildContract } from "./lib/builds";
import { startServer } from "./lib/cms";
import { ROOT } from "./lib/paths";
import { ensureFree } from "./lib/ports";
import { ended, startNode, stop, stopChildrenOnInterrupt } from "./lib/processes";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask, step } from "./lib/steps";

const SITE_PORT = 8000;

await runTask(async () => {
  stopChildrenOnInterrupt();
  const settings = readSettings({ DEMO_CONTENT: "true" });
  await ensureFree(settings.port);
  await ensureFree(SITE_PORT);
  const secrets = await readSecrets(settings.dataDir);
  await buildContract();
  await buildCms();
  const cms = await step("start the CMS", () => startServer({ ...settings, secrets, verbose: true }));
  const site = startNode([join(ROOT, "node_modules/gatsby/cli.js"), "develop", "--port", String(SITE_PORT)], {
    output: "inherit",
    env: { GATSBY_TELEMETRY_DISABLED: "1", API_URL: settings.apiUrl ?? settings.localUrl },
  });
  console.log(`
  Site      http://localhost:${SITE_PORT} (renews itself when code changes)
  GraphiQL  http://localhost:${SITE_PORT}/___graphql
  CMS       ${settings.localUrl}/admin, ${secrets.ADMIN_EMAIL} with ${secrets.ADMIN_PASSWORD}
`);
  process.exitCode = await Promise.race([ended(site), ended(cms)]);
  await Promise.all([stop(site), stop(cms)]);
});
