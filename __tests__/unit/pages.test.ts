import { pagesFor, type Page, type PageEntries, type PageEntry } from "../../src/site/pages";

const day = "2025-03-01T10:00:00.000Z";
const none: PageEntries = { cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day } };
const entry = (locale: PageEntry["locale"], alias = "north", entryId = "7"): PageEntry => ({
  entryId,
  locale,
  alias,
  updatedAt: day,
});

function pageAt(pages: readonly Page[], path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}; there are ${pages.map((one) => one.path).join(", ")}.`);
  return page;
}

describe("L2: pagesFor", () => {
  it("makes every screen in every prefix (L2)", () => {
    const paths = pagesFor(none).map(({ path }) => path);
    expect(paths).toHaveLength(12 * 3);
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/ru",
        "/br",
        "/about",
        "/ru/contacts",
        "/br/contacts/job",
        "/br/privacy",
        "/ru/404",
      ]),
    );
  });

  it("makes an entry's page only where it is translated, with true alternates", () => {
    const pages = pagesFor({ ...none, cases: [entry("ru"), entry("en")] });
    expect(pageAt(pages, "/ru/cases/north").context).toMatchObject({
      name: "cases-alias___ru",
      route: "cases-alias",
      locale: "ru",
      language: "ru",
      entryId: "7",
      alternates: ["en", "ru"],
      paths: { en: "/cases/north", ru: "/ru/cases/north" },
    });
    expect(pages.map(({ path }) => path)).not.toContain("/br/cases/north");
  });

  it("keeps the address of each alternate where aliases differ", () => {
    const pages = pagesFor({ ...none, cases: [entry("en", "north"), entry("br", "norte")] });
    expect(pageAt(pages, "/cases/north").context.paths).toEqual({ en: "/cases/north", br: "/br/cases/norte" });
  });

  it("puts the blog into every prefix with the Russian page as its only alternate (L5)", () => {
    const pages = pagesFor({ ...none, posts: [entry("ru", "brief")] });
    for (const path of ["/blog/brief", "/ru/blog/brief", "/br/blog/brief"]) {
      expect(pageAt(pages, path).context).toMatchObject({
        entryId: "7",
        alternates: ["ru"],
        paths: { ru: "/ru/blog/brief" },
      });
    }
    expect(pageAt(pages, "/br/blog").context.alternates).toEqual(["ru"]);
  });

  it("gives the 404 no alternates (locale rule 5)", () => {
    expect(pageAt(pagesFor(none), "/br/404").context).toMatchObject({ alternates: [], paths: {}, locale: "br" });
  });

  it("hands gatsby-plugin-react-i18next what it wants, languages sorted", () => {
    expect(pageAt(pagesFor(none), "/ru/about").context.i18n).toEqual({
      language: "ru",
      languages: ["en", "pt", "ru"],
      defaultLanguage: "en",
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: "/about",
      path: "/ru/about",
    });
  });

  it("calls the messages of Brazil Portuguese, not Breton", () => {
    const { locale, language, i18n } = pageAt(pagesFor(none), "/br/about").context;
    expect({ locale, language, plugin: i18n.language }).toEqual({ locale: "br", language: "pt", plugin: "pt" });
  });

  it("makes the same contexts whatever the order of the entries", () => {
    const forth = pagesFor({ ...none, cases: [entry("en"), entry("ru")] });
    const back = pagesFor({ ...none, cases: [entry("ru"), entry("en")] });
    expect(JSON.stringify(pageAt(back, "/cases/north"))).toBe(JSON.stringify(pageAt(forth, "/cases/north")));
  });

  it("stops at a duplicate address and names both entries", () => {
    const twice = { ...none, cases: [entry("en", "north", "7"), entry("en", "north", "8")] };
    expect(() => pagesFor(twice)).toThrow(
      /\/cases\/north: cases-alias___en \(entry 7\) and cases-alias___en \(entry 8\).*alias/,
    );
  });

  it("G4: stops at an address that nobody could open", () => {
    const odd = { ...none, cases: [entry("en", "North")] };
    expect(() => pagesFor(odd)).toThrow(/address \/cases\/North of cases-alias___en \(entry 7\).*alias/);
  });
});
