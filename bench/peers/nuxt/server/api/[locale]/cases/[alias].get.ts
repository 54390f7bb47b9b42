export default defineEventHandler(async (event) => {
  const { locale = "", alias } = getRouterParams(event);
  const found = (await readCases(locale)).find((entry) => entry.alias === alias);
  if (!found) throw createError({ statusCode: 404 });
  return found;
});
