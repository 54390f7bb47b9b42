import {
  blocks,
  caseEntry,
  endpointPath,
  endpoints,
  getLocale,
  isLocaleCode,
  LOCALE_CODES,
  LOCALES,
  reservedAliases,
} from "../src";

test("A1: the paths of the source document are all there", () => {
  const paths = Object.values(endpoints).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/api/cases/{lang}",
      "/api/cases/{lang}/{alias}",
      "/api/cats",
      "/mock/services_{lang}.json",
      "/api/awards",
      "/api/news/{lang}",
      "/api/jobs-citys",
      "/api/jobs",
      "/api/jobs/{id}",
      "/api/team",
      "/api/team-category",
      "/api/clients",
      "/api/gallery",
      "/api/blog/tags",
      "/api/blog/externals",
      "/api/blog",
      "/api/blog/{alias}",
    ]),
  );
});

test("paths are filled in and encoded; a missing parameter is named", () => {
  expect(endpointPath("case", { lang: "ru", alias: "a b" })).toBe("/api/cases/ru/a%20b");
  expect(endpointPath("services", { lang: "br" })).toBe("/mock/services_br.json");
  expect(() => endpointPath("job")).toThrow(/"job".*\{id\}/);
});

test("A1: an alias that would name another call is reserved", () => {
  expect(reservedAliases("blogPost")).toEqual(["tags", "externals"]);
  expect(reservedAliases("case")).toEqual([]);
});

test("L1: locales in their order, with tags and prefixes", () => {
  expect(LOCALES.map(({ code, tag, prefix, og }) => [code, tag, prefix, og])).toEqual([
    ["en", "en", "", "en_US"],
    ["ru", "ru", "/ru", "ru_RU"],
    ["br", "pt", "/br", "pt_BR"],
  ]);
  expect(LOCALE_CODES).toEqual(LOCALES.map(({ code }) => code));
  expect(isLocaleCode("pt")).toBe(false);
  expect(() => getLocale("pt")).toThrow("contract/src/locales.ts");
});

test("N21, N32: what a locale shows", () => {
  expect(getLocale("ru").menu).toEqual(["index", "cases", "about", "contacts", "jobs", "blog", "school"]);
  expect(getLocale("en").menu).toEqual(["index", "cases", "about", "contacts", "jobs"]);
  expect(LOCALES.filter(({ showsPhone }) => showsPhone).map(({ code }) => code)).toEqual(["ru"]);
  expect(getLocale("br").social).toEqual(["instagram", "linkedin", "profile", "youtube"]);
});

test("an unknown block is refused, an unknown field is let through", () => {
  expect(blocks.safeParse([{ type: "html", html: "<b>" }]).success).toBe(false);
  expect(blocks.safeParse([{ type: "heading", level: 2, text: "A", added: true }]).success).toBe(true);
});

test("an alias that is not fit for an address is refused", () => {
  const { alias } = caseEntry.shape;
  for (const bad of ["Ünïcode", "two--hyphens", "-a", "a/b", "", "../a", "A"])
    expect(alias.safeParse(bad).success).toBe(false);
  expect(alias.safeParse("a-bank-that-hires-2").success).toBe(true);
});
