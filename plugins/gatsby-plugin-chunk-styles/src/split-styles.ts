interface WebpackPlugin {
  options?: { ignoreOrder?: boolean };
}

/** The part of Gatsby's webpack configuration that is changed. */
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
export function splitStyles({ optimization: { minimizer, splitChunks } }: BrowserConfig, minifyCss: object): void {
  const place = minimizer.findIndex((one) => nameOf(one) === nameOf(minifyCss));
  if (!("styles" in splitChunks.cacheGroups)) throw moved("cache group `styles`");
  if (place < 0) throw moved("minimizer of styles");
  delete splitChunks.cacheGroups["styles"];
  minimizer[place] = minifyCss;
}

/**
 * Cascade layers decide which rule wins, so the order of the modules has nothing to say and nothing to warn of.
 * @param config changed in place
 * @throws Error when the plugin has moved in Gatsby
 */
export function ignoreOrder({ plugins }: BrowserConfig): void {
  const extract = plugins.find((plugin) => nameOf(plugin) === "MiniCssExtractPlugin");
  if (!extract) throw moved("MiniCssExtractPlugin");
  extract.options = { ...extract.options, ignoreOrder: true };
}

function moved(what: string): Error {
  return new Error(
    `Gatsby's webpack configuration has no ${what}. ` +
      "See node_modules/gatsby/dist/utils/webpack.config.js and plugins/gatsby-plugin-chunk-styles.",
  );
}
