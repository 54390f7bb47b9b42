import { join } from "node:path";
import type { CreateDevServerArgs, GatsbyNode, ParentSpanPluginArgs, PluginOptions } from "gatsby";
import { buildClient } from "./src/build-client";
import { serveDevelopedPage, type DevelopServer } from "./src/develop-page";
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

export function onPostBuild(site: ParentSpanPluginArgs, options: Options): Promise<void> {
  written ??= writeClient(site, options, "production");
  return written;
}

/** Script and axe-core are served from `public/`, as in a release; what changes while the site is developed is not. */
export async function onCreateDevServer(site: CreateDevServerArgs, options: Options): Promise<void> {
  const app: DevelopServer = site.app;
  await writeClient(site, options, "development");
  const queries = () => pageQueries(stateOf(site).components.values());
  await serveDevelopedPage(app, { root: stateOf(site).program.directory, path: options.path, queries });
}

function writeClient(site: ParentSpanPluginArgs, { path, addresses }: Options, mode: "development" | "production") {
  const { program, components } = stateOf(site);
  const folder = join(program.directory, "public", path);
  return buildClient({ root: program.directory, folder, addresses, mode, queries: pageQueries(components.values()) });
}

const stateOf = ({ store }: ParentSpanPluginArgs): State => store.getState();

/** The part of Gatsby's store that is read. */
interface State {
  program: { directory: string };
  components: ReadonlyMap<string, QueriedComponent>;
}
