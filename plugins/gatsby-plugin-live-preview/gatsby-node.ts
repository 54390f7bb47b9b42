import { join } from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs, PluginOptions } from "gatsby";
import { buildClient } from "./src/build-client";
import type { LivePreviewOptions } from "./src/options";
import { pageQueries, type QueriedComponent } from "./src/page-queries";

type Options = PluginOptions & LivePreviewOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    path: Joi.string().required().description("Path of the page that shows drafts: /preview"),
    addresses: Joi.string().required().description("Module that exports routePath(route, locale, params)"),
  });

/** Code and page queries stay what they are for as long as the process lives, however often it builds. */
let written: Promise<void> | undefined;

export function onPostBuild({ store }: ParentSpanPluginArgs, { path, addresses }: Options): Promise<void> {
  const { program, components }: State = store.getState();
  const { directory } = program;
  const folder = join(directory, "public", path);
  written ??= buildClient({ root: directory, folder, addresses, queries: pageQueries(components.values()) });
  return written;
}

/** The part of Gatsby's store that is read. */
interface State {
  program: { directory: string };
  components: ReadonlyMap<string, QueriedComponent>;
}
