import { readFileSync } from "node:fs";
import type { CreateWebpackConfigArgs, PluginOptions } from "gatsby";
import { ignoreOrder, splitStyles, type BrowserConfig } from "./src/split-styles";

interface Options extends PluginOptions {
  /** Path of the style sheet with the order of the layers. */
  layers: string;
}

const MINIFY = {
  cssDeclarationSorter: false,
  mergeLonghand: false,
  // It treats nested media queries of two rules as equal, whatever their conditions.
  mergeRules: false,
  convertValues: false,
  discardDuplicates: false,
};

export function onCreateWebpackConfig(
  { actions, getConfig, plugins, stage }: CreateWebpackConfigArgs,
  { layers }: Options,
): void {
  if (stage !== "build-javascript" && stage !== "develop") return;
  const config: BrowserConfig = getConfig();
  ignoreOrder(config);
  // While the site is developed Gatsby puts all styles into one sheet anyway.
  if (stage === "build-javascript") {
    splitStyles(config, plugins.minifyCss({ minimizerOptions: { preset: ["default", MINIFY] } }));
  }
  config.plugins.push(plugins.banner({ banner: readFileSync(layers, "utf8"), raw: true, test: /\.css$/ }));
  actions.replaceWebpackConfig(config);
}
