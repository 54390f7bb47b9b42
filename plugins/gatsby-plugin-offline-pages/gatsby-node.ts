import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs, PluginOptions } from "gatsby";
import { buildWorker } from "./src/build-worker";
import type { OfflinePagesOptions } from "./src/options";

type Options = PluginOptions & OfflinePagesOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    path: Joi.string().required().description("Path of the worker's file: /offline-worker.mjs"),
    mode: Joi.string().valid("on", "off").required().description("off: takes the worker from the visitors' devices"),
    ignore: Joi.array().items(Joi.string()).required().description("Begins of paths that it leaves alone: /admin"),
    words: Joi.string().required().description("Module that exports what it says to visitors"),
    styles: Joi.array()
      .items(Joi.string())
      .required()
      .description("Style sheets of the page in place of a missing one"),
  });

/** Code and settings stay what they are for as long as the process lives, however often it builds. */
let worker: Promise<string> | undefined;

export async function onPostBuild({ store }: ParentSpanPluginArgs, options: Options): Promise<void> {
  const { program }: { program: { directory: string } } = store.getState();
  worker ??= buildWorker(program.directory, options);
  await writeFile(join(program.directory, "public", options.path), await worker);
}
