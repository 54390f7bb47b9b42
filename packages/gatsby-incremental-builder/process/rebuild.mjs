// @ts-check
/** One build in a process that has built before. */

/**
 * Signatures of the inputs that the bundles, the schema and the pages of this process were made from.
 * @typedef {{ readonly templates: string, readonly schema: string, readonly compilation: string, pages: string }} Made
 */

/**
 * @param {import("./gatsby-internals.mjs").Gatsby} gatsby that has just built
 * @returns {Promise<Made>}
 */
export async function noteMade(gatsby) {
  const { templates, schema, compilation } = gatsby;
  return { templates: templates(), schema: schema(), compilation: compilation(), pages: await gatsby.listPages() };
}

/**
 * Brings `public/` in line with the content. The steps are those of `gatsby build`, in its order, without those that
 * depend on code alone.
 * @param {import("./gatsby-internals.mjs").Gatsby} gatsby
 * @param {Made} made is kept up to date
 * @returns {Promise<string | undefined>} why only a build from the start would be right, when that is so; Gatsby's cache is
 *   in order then
 * @throws {Error} of whatever goes wrong; what is in `public/` and in Gatsby's cache is worth nothing then
 */
export async function rebuild(gatsby, made) {
  await gatsby.sourceNodes();
  if (gatsby.mayHaveChangedSchema()) {
    await gatsby.rebuildSchema();
    if (gatsby.schema() !== made.schema) return "the shape of the content has changed";
  }
  await createPages(gatsby, made);
  if (gatsby.templates() !== made.templates) return "a template came into use, or went out of it";
  await gatsby.runQueries();
  await gatsby.writePageData();
  await gatsby.renderPages();
  await gatsby.afterBuild();
  if (gatsby.compilation() !== made.compilation) return "the bundles were compiled again";
  return gatsby.findFault();
}

/**
 * Gatsby visits every page that is created again, which takes seconds where there are thousands; an edit seldom changes
 * any.
 * @param {import("./gatsby-internals.mjs").Gatsby} gatsby
 * @param {Made} made
 */
async function createPages(gatsby, made) {
  // Gatsby's own createPages reports the error.
  const pages = await gatsby.listPages().catch(() => "");
  if (pages === made.pages) return;
  await gatsby.createPages();
  made.pages = pages;
}
