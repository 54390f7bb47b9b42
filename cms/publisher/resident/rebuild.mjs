// @ts-check
/** One build in a process that has built before. */

/**
 * What the bundles and the schema of this process were made for.
 * @typedef {{ readonly templates: string, readonly schema: string, readonly compilation: string }} Compiled
 */

/**
 * Brings `public/` in line with the content. The steps are those of `gatsby build`, in its order, without those that
 * depend on code alone.
 * @param {import("./gatsby-internals.mjs").Gatsby} gatsby
 * @param {Compiled} compiled
 * @returns {Promise<string | undefined>} why only a build from the start would be right, when that is so; Gatsby's cache is
 *   in order then
 * @throws {Error} of whatever goes wrong; what is in `public/` and in Gatsby's cache is worth nothing then
 */
export async function rebuild(gatsby, compiled) {
  await gatsby.sourceNodes();
  if (gatsby.mayHaveChangedSchema()) {
    await gatsby.rebuildSchema();
    if (gatsby.schema() !== compiled.schema) return "the shape of the content has changed";
  }
  await gatsby.createPages();
  if (gatsby.templates() !== compiled.templates) return "a template came into use, or went out of it";
  await gatsby.runQueries();
  await gatsby.writePageData();
  await gatsby.renderPages();
  await gatsby.afterBuild();
  if (gatsby.compilation() !== compiled.compilation) return "the bundles were compiled again";
  return gatsby.findFault();
}
