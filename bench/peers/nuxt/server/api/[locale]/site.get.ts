/** What is around every page of a language. */
export default defineEventHandler(async (event) => {
  const { sections: _, ...texts } = await readSite(getRouterParam(event, "locale") ?? "");
  return texts;
});
