import { ignoreOrder, splitStyles, type BrowserConfig } from "../src/split-styles";

class MiniCssExtractPlugin {
  options: { ignoreOrder?: boolean } = {};
}
class CssMinimizerPlugin {
  options = {};
}
class TerserPlugin {
  options = {};
}

function configOf(groups: Record<string, unknown>): BrowserConfig {
  return {
    optimization: {
      minimizer: [new TerserPlugin(), new CssMinimizerPlugin()],
      splitChunks: { cacheGroups: groups },
    },
    plugins: [new MiniCssExtractPlugin()],
  };
}

test("styles are split like the code, and their minimizer is replaced", () => {
  const config = configOf({ styles: {}, commons: {} });
  const minifyCss = new CssMinimizerPlugin();
  splitStyles(config, minifyCss);
  expect(Object.keys(config.optimization.splitChunks.cacheGroups)).toEqual(["commons"]);
  expect(config.optimization.minimizer).toEqual([new TerserPlugin(), minifyCss]);
  expect(config.optimization.minimizer[1]).toBe(minifyCss);
});

test("nothing is said of an order that decides nothing", () => {
  const config = configOf({});
  ignoreOrder(config);
  expect(config.plugins[0]?.options).toEqual({ ignoreOrder: true });
});

test("a Gatsby that makes style sheets otherwise stops the build", () => {
  expect(() => splitStyles(configOf({ commons: {} }), new CssMinimizerPlugin())).toThrow(/gatsby-plugin-chunk-styles/);
  expect(() => ignoreOrder({ ...configOf({}), plugins: [] })).toThrow(/gatsby-plugin-chunk-styles/);
});
