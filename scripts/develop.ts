/** `npm run develop`: the CMS, and beside it `gatsby develop` with GraphiQL. */
import { join } from "node:path";
import { CONTENT_CHANGED } from "../plugins/gatsby-source-custom-api/src/content-changed";
import { buildContract, isCmsBuilt } from "./lib/builds";
import { startServer } from "./lib/cms";
import { ROOT } from "./lib/paths";
import { ensureFree } from "./lib/ports";
import { ended, startNode, stop, stopChildrenOnInterrupt } from "./lib/processes";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { signInHint } from "./lib/sign-in-hint";
import { runTask, step } from "./lib/steps";

await runTask(async () => {
  stopChildrenOnInterrupt();
  const settings = readSettings({ DEMO_CONTENT: "true" });
  await ensureFree(settings.port);
  await ensureFree(settings.developPort, "DEVELOP_PORT");
  const site = `http://localhost:${settings.developPort}`;
  const secrets = await readSecrets(settings.dataDir);
  await buildContract();
  // A built CMS answers at once; Next compiles each screen when it is first opened.
  const isDeveloped = !(await isCmsBuilt());
  const cms = await step("start the CMS", () =>
    startServer({
      ...settings,
      secrets,
      demoContent: process.env.DEMO_CONTENT !== "false",
      verbose: true,
      isDeveloped,
      publishes: true,
      // Publishing refreshes Gatsby's content here instead of starting a build.
      deployHook: site + CONTENT_CHANGED,
      developedSite: site,
    }),
  );
  const gatsby = startNode(
    [join(ROOT, "node_modules/gatsby/cli.js"), "develop", "--port", String(settings.developPort)],
    {
      output: "inherit",
      env: {
        GATSBY_TELEMETRY_DISABLED: "1",
        // The CMS passes requests on to it, not sockets.
        GATSBY_SOCKET_IO_DEFAULT_TRANSPORT: "polling",
        API_URL: settings.apiUrl ?? settings.localUrl,
      },
    },
  );
  console.log(`
  Site      ${site} (renews itself when code changes, and when something is published)
  GraphiQL  ${site}/___graphql
  CMS       ${settings.localUrl}/admin
            ${signInHint(secrets, { dataDir: settings.dataDir, isTerminal: process.stdout.isTTY })}
`);
  process.exitCode = await Promise.race([ended(gatsby), ended(cms)]);
  await Promise.all([stop(gatsby), stop(cms)]);
});
