import type { CreateWebpackConfigArgs, PluginOptions } from "gatsby";
import { buildScripts } from "./src/build-scripts";
import type { DeferredScriptsOptions } from "./src/options";

export async function onCreateWebpackConfig(
  { actions, plugins, store }: CreateWebpackConfigArgs,
  options: PluginOptions & DeferredScriptsOptions,
): Promise<void> {
  const { program }: { program: { directory: string } } = store.getState();
  const scripts = JSON.stringify(await buildScripts(program.directory, options));
  actions.setWebpackConfig({ plugins: [plugins.define({ __FIRST_LOAD__: scripts })] });
}
