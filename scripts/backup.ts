/** `npm run backup [-- --to <folder or s3://bucket/prefix>] [--drill]`: makes an archive of everything, also while the CMS runs. */
import { runCmsScript } from "./lib/cms-script";
import { readSecrets } from "./lib/secrets";
import { readSettings } from "./lib/settings";
import { runTask } from "./lib/steps";

await runTask(async () => {
  const { dataDir } = readSettings();
  process.exitCode = await runCmsScript("back-up.ts", process.argv.slice(3), {
    ...process.env,
    ...(await readSecrets(dataDir)),
  });
});
