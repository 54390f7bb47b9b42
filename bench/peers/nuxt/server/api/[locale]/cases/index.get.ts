/** The list of cases. */
export default defineEventHandler(async (event): Promise<Item[]> => {
  const cases = await readCases(getRouterParam(event, "locale") ?? "");
  return cases.map(({ title, note, path, cover }) => ({ title, note, path, picture: cover ?? undefined }));
});
