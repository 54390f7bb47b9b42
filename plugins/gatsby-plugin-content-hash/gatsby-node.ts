import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentHashPlugin } from "./src/content-hash-plugin";
import { putUnderCode } from "./src/own-page-data";

/** Of what visitors get: Gatsby writes this compilation's hash into every page. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [contentHashPlugin] });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { program } = store.getState() as { program: { directory: string } };
  await putUnderCode(join(program.directory, "public", "page-data"));
};
