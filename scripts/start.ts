/** `npm start`: from a fresh clone to the running site and CMS; with `-- --empty` without the demo content. */
import { buildCms, buildContract, buildSite, hasRelease, isCmsBuilt, isSiteOfThisCode } from "./lib/builds";
import { importDemo, isNewDatabase, startServer, type ServerOptions } from "./lib/cms";
import { ensureFree } from "./lib/ports";
import { ended, stopChildren, stopChildrenOnInterrupt } from "./lib/processes";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { signInHint } from "./lib/sign-in-hint";
import { runTask, say, seconds, watchedStep } from "./lib/steps";

await runTask(async () => {
  const started = performance.now();
  stopChildrenOnInterrupt();
  const isEmpty = process.argv.includes("--empty");
  const settings = { ...readSettings({ DEMO_CONTENT: "true" }), ...(isEmpty && { demoContent: false }) };
  await ensureFree(settings.port);
  const secrets = await readSecrets(settings.dataDir);
  const options: ServerOptions = { ...settings, secrets, publishes: true, verbose: true };
  await buildContract();
  // The demo content needs no admin: it comes while the CMS is compiled.
  const isFirst = settings.demoContent && isNewDatabase(settings.databaseUrl) && !(await isCmsBuilt());
  await Promise.all([
    buildCms(),
    isFirst && watchedStep("import the demo content", (report) => importDemo(options, report)),
  ]).catch(async (error: unknown) => {
    await stopChildren();
    throw error;
  });
  const isOurs = settings.apiUrl === undefined && settings.isPublished;
  const [server, isCurrent] = await Promise.all([
    watchedStep("start the CMS", () => startServer(options)),
    isOurs && isSiteOfThisCode(settings),
  ]);
  const { localUrl } = settings;
  say(`
The CMS can be used, after ${seconds(started)}: ${localUrl}/admin
  ${signInHint(secrets, { dataDir: settings.dataDir, isTerminal: process.stdout.isTTY })}
`);
  // The server looks for later edits when it starts.
  if (isCurrent) say("✔ build the site: nothing changed");
  else {
    const quickPictures = isOurs && !(await hasRelease(settings.releasesDir));
    await buildSite({ ...settings, apiUrl: settings.apiUrl ?? localUrl, quickPictures });
  }
  say(`
Ready after ${seconds(started)}.

  Site   ${localUrl}
  CMS    ${localUrl}/admin

Stop with Ctrl-C.
`);
  process.exitCode = await ended(server);
});
