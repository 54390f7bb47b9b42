import type site from "../../content/site.json";

const assets = () => useStorage("assets:content");

export const readSite = async (locale: string) => {
  const texts = (await assets().getItem<typeof site>("site.json"))?.[locale as Locale];
  if (!texts) throw createError({ statusCode: 404 });
  return texts;
};

export const readCases = async (locale: string) =>
  ((await assets().getItem<Case[]>("cases.json")) ?? []).filter((entry) => entry.locale === locale);
