import { pagesFor, type Page, type PageEntries } from "../../src/site/pages";
import { headData } from "../../src/seo/head-data";

const day = "2025-03-01T10:00:00.000Z";
const entries: PageEntries = {
  cases: [
    { entryId: "1", locale: "en", alias: "north", updatedAt: day },
    { entryId: "1", locale: "ru", alias: "north", updatedAt: day },
    { entryId: "2", locale: "ru", alias: "south", updatedAt: day },
  ],
  vacancies: [],
  posts: [{ entryId: "3", locale: "ru", alias: "brief", updatedAt: day }],
  screens: { en: day, ru: day, br: day },
};
const pages = pagesFor(entries);
const site = { url: "https://agency.example", productName: "Agency", description: "Employer brands" };

function headAt(path: string, texts = {}) {
  const page = pages.find((candidate: Page) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return headData(page.context, texts, site);
}

describe("L5: headData", () => {
  it("on /br/about: three alternates and x-default on the English page", () => {
    const head = headAt("/br/about", { title: "Sobre nós" });
    expect(head).toMatchObject({
      title: "Sobre nós — Agency",
      canonical: "https://agency.example/br/about",
    });
    expect(head.alternates).toEqual([
      { hreflang: "en", href: "https://agency.example/about" },
      { hreflang: "ru", href: "https://agency.example/ru/about" },
      { hreflang: "pt", href: "https://agency.example/br/about" },
      { hreflang: "x-default", href: "https://agency.example/about" },
    ]);
    expect(head.og).toMatchObject({
      locale: "pt_BR",
      alternates: ["en_US", "ru_RU"],
      url: "https://agency.example/br/about",
    });
  });

  it("calls the home page by the product's name", () => {
    expect(headAt("/", { title: "future native brands" }).title).toBe("Agency");
    expect(headAt("/").canonical).toBe("https://agency.example/");
  });

  it("names no page that does not exist", () => {
    expect(headAt("/ru/cases/north").alternates.map(({ hreflang }) => hreflang)).toEqual(["en", "ru", "x-default"]);
    expect(headAt("/ru/cases/south").alternates).toEqual([
      { hreflang: "ru", href: "https://agency.example/ru/cases/south" },
    ]);
  });

  it.each(["/blog/brief", "/ru/blog/brief", "/br/blog/brief"])(
    "points the canonical of %s at the Russian article",
    (path) => {
      expect(headAt(path).canonical).toBe("https://agency.example/ru/blog/brief");
      expect(headAt(path).feeds.map(({ href }) => href)).toEqual([
        "https://agency.example/rss.xml",
        "https://agency.example/feed.json",
      ]);
      expect(headAt(path).markdown).toBe("https://agency.example/ru/blog/brief.md");
    },
  );

  it("leads from the pages about work to the vacancies' feed of their locale, and from a case to its Markdown", () => {
    expect(headAt("/br/career").feeds).toEqual([
      { type: "application/rss+xml", href: "https://agency.example/br/career/rss.xml", title: "vacancy.feed" },
    ]);
    expect(headAt("/ru/cases/north").markdown).toBe("https://agency.example/ru/cases/north.md");
    expect(headAt("/about")).toMatchObject({ feeds: [] });
    expect(headAt("/about")).not.toHaveProperty("markdown");
  });

  it.each(["/ru/404", "/search", "/br/search"])("gives %s neither canonical nor alternates", (path) => {
    expect(headAt(path)).toMatchObject({ canonical: undefined, alternates: [] });
  });

  it("takes the editor's words for search engines first, then the page's, then the site's", () => {
    const own = { title: "North", description: "A brand" };
    expect(headAt("/cases/north", { ...own, seo: { title: "Ice", description: "Cold" } })).toMatchObject({
      title: "Ice — Agency",
      description: "Cold",
    });
    expect(headAt("/cases/north", own).description).toBe("A brand");
    expect(headAt("/cases/north").description).toBe("Employer brands");
  });

  it("names the page's card by its absolute address, with size, type and words; none where there is none", () => {
    const card = { src: "/static/cards/0a1b.png", alt: "North. Case", type: "image/png", ground: "#3a2bff" };
    const page = pages[0];
    expect(page && headData(page.context, {}, { ...site, card }).og.image).toEqual({
      url: "https://agency.example/static/cards/0a1b.png",
      alt: "North. Case",
      type: "image/png",
      width: 1200,
      height: 630,
    });
    expect(headAt("/cases/north").og.image).toBeUndefined();
  });
});
