// @ts-check
/**
 * Makes pictures as gatsby-plugin-sharp does in a build, one job at a time, at low priority. Started by
 * ../src/refine-pictures.ts, with the effort by format as JSON; it ends with its parent process.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { setPriority } from "node:os";
import { setEffort } from "./picture-effort.mjs";

const LOWEST_PRIORITY = 19;

setPriority(LOWEST_PRIORITY);
setEffort(process.cwd(), JSON.parse(process.argv[2] ?? "{}"));
const { processFile } = createRequire(join(process.cwd(), "package.json"))("gatsby-plugin-sharp/process-file");

process.once("disconnect", () => process.exit());
process.on("message", async (/** @type {{ job: any, folder: string }} */ { job, folder }) => {
  const { inputPaths, args } = job;
  const transforms = args.operations.map((/** @type {{ outputPath: string, args: object }} */ operation) => ({
    outputPath: join(folder, operation.outputPath),
    args: operation.args,
  }));
  const isMade = await processFile(inputPaths[0].path, transforms, args.pluginOptions).then(
    () => true,
    () => false,
  );
  process.send?.({ isMade });
});
