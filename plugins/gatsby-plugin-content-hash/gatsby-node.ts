import type { GatsbyNode } from "gatsby";
import { contentHashPlugin } from "./src/content-hash-plugin";

/** Of what visitors get: Gatsby writes this compilation's hash into every page. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [contentHashPlugin] });
};
