interface WebpackPlugin {
  options?: { ignoreOrder?: boolean };
}

/** What is changed of webpack's configuration as Gatsby has made it. */
export interface BrowserConfig {
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: Record<string, unknown> } };
  plugins: WebpackPlugin[];
}

const nameOf = (plugin: object) => plugin.constructor.name;

/**
 * Lets webpack split styles by chunk.
 * @param config changed in place
 * @param minifyCss takes the place of Gatsby's own minimizer
 * @throws Error when one of the parts has moved in Gatsby
 */
export function splitStyles({ optimization, plugins }: BrowserConfig, minifyCss: object): void {
  const { minimizer, splitChunks } = optimization;
  const place = minimizer.findIndex((one) => nameOf(one) === nameOf(minifyCss));
  const extract = plugins.find((plugin) => nameOf(plugin) === "MiniCssExtractPlugin");
  if (!("styles" in splitChunks.cacheGroups) || place < 0 || !extract) {
    throw new Error(
      "Gatsby's webpack configuration has no cache group `styles`, no minimizer of styles or no MiniCssExtractPlugin. " +
        "See node_modules/gatsby/dist/utils/webpack.config.js and plugins/gatsby-plugin-chunk-styles.",
    );
  }
  delete splitChunks.cacheGroups["styles"];
  minimizer[place] = minifyCss;
  // Cascade layers decide which rule wins, so the order of the modules has nothing to say and nothing to warn of.
  extract.options = { ...extract.options, ignoreOrder: true };
}
