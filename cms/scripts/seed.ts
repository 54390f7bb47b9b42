/**
 * `npm run seed -w cms`: puts the demo content into an empty database. A second run finds it there and does nothing.
 */
import { openCms } from "../src/start-up/open-cms";
import { readDemoContent } from "../src/seed/demo-content";
import { importDemoContent } from "../src/seed/import";

const { payload } = await openCms();
const begun = Date.now();
const report = (step: string) =>
  payload.logger.info({ msg: `demo content: ${step} (${((Date.now() - begun) / 1000).toFixed(1)} s)` });

const found = await importDemoContent(payload, {
  content: readDemoContent(),
  report,
  // Progress for a parent process with an IPC channel.
  countPicture: (done, all) => process.send?.({ what: "pictures", done, all }),
});
if (found === "finished") report("is already there");
if (found === "foreign") report("left out, because the database has other content already");

await payload.destroy();
process.exit(0);
