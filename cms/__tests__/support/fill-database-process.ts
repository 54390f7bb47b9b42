/** Fills the database of the environment's settings for tests to copy. Argument: `empty` (administrator alone) or `demo`. */
import { readDemoContent } from "../../src/seed/demo-content";
import { importDemoContent } from "../../src/seed/import";
import { ensureFirstAdmin } from "../../src/start-up/first-admin";
import { openCms } from "../../src/start-up/open-cms";

const { env, payload } = await openCms();
await ensureFirstAdmin(payload, env);
if (process.argv[2] === "demo") {
  const states = [];
  for (const content of [readDemoContent(), readDemoContent()])
    states.push(await importDemoContent(payload, { content }));
  if (states.at(-1) !== "finished") throw new Error(`The import found ${states.join(", then ")}.`);
}
await payload.destroy();
process.exit(0);
