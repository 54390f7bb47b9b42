/** `npm run restore -- <archive> [--to postgres://…|file:…] [--yes] [--without-secrets]`: brings an archive back. */
import { runCmsScript } from "./lib/cms-script";
import { readSettings } from "./lib/settings";
import { runTask } from "./lib/steps";

await runTask(async () => {
  readSettings();
  process.exitCode = await runCmsScript("restore.ts", process.argv.slice(3), process.env);
});
