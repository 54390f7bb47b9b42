/** The lists of the home page. */
export default defineEventHandler(
  async (event) => (await readSite(getRouterParam(event, "locale") ?? "")).sections as Section[],
);
