import { renderToStaticMarkup } from "react-dom/server";
import { pagesFor } from "../../src/site/pages";
import { PageHead, type PageBasicsData } from "../../src/seo/page-head";

const day = "2025-03-01T10:00:00.000Z";
const pages = pagesFor({
  cases: [{ entryId: "1", locale: "en", alias: "north", updatedAt: day }],
  vacancies: [],
  posts: [],
  screens: { en: day, ru: day, br: day },
});

function pageAt(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page.context;
}

const data: PageBasicsData = {
  site: { siteMetadata: { siteUrl: "https://agency.example" } },
  locales: {
    edges: [{ node: { ns: "common", language: "en", data: '{"menu":{"index":"Home","cases":"Cases"}}' } }],
  },
  card: { src: "/static/cards/0a1b.png", alt: "О нас. Агентство", type: "image/png", ground: "#3a2bff" },
  settings: {
    productName: "Agency",
    ...{ description: "Brands", style: null, colors: null },
    email: { general: "a@agency.example" },
    social: [{ url: "https://linkedin.example/agency" }],
    verification: { google: "g-1", yandex: "y-1", bing: null },
  },
};

function structuredData(markup: string) {
  return [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
}

describe("L5, X2: PageHead", () => {
  it("writes own colours as a style sheet and for the browser's frame, and nothing without them", () => {
    const look = { style: ":root{--paper:#ffffff;}", colors: { ground: "#ffffff", ink: "#10151f" } };
    const { settings } = data;
    const own = { ...data, settings: settings && { ...settings, ...look } };
    const draw = (path: string, of: PageBasicsData) =>
      renderToStaticMarkup(<PageHead page={pageAt(path)} data={of} title="About" />);
    expect(draw("/about", own)).toContain("<style>:root{--paper:#ffffff;}</style>");
    expect(draw("/about", own)).toContain('<meta name="theme-color" content="#ffffff"/>');
    expect(draw("/career", own)).toContain('<meta name="theme-color" content="#10151f"/>');
    expect(draw("/about", data)).not.toContain("<style");
    expect(draw("/about", data)).toContain('<meta name="theme-color" content="#f4f3ee"/>');
  });

  it("writes title, canonical, alternates, Open Graph and verification", () => {
    const markup = renderToStaticMarkup(<PageHead page={pageAt("/ru/about")} data={data} title="О нас" />);
    for (const tag of [
      "<title>О нас — Agency</title>",
      '<link rel="canonical" href="https://agency.example/ru/about"/>',
      '<link rel="alternate" hrefLang="x-default" href="https://agency.example/about"/>',
      '<meta property="og:type" content="website"/>',
      '<meta property="og:locale" content="ru_RU"/>',
      '<meta property="og:locale:alternate" content="en_US"/>',
      '<meta property="og:image" content="https://agency.example/static/cards/0a1b.png"/>',
      '<meta property="og:image:type" content="image/png"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="О нас. Агентство"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta name="google-site-verification" content="g-1"/>',
      '<meta name="yandex-verification" content="y-1"/>',
    ]) {
      expect(markup).toContain(tag);
    }
    expect(markup).not.toContain("msvalidate");
  });

  it("describes the search of the site on the home pages alone (X8)", () => {
    const siteOf = (path: string) =>
      structuredData(renderToStaticMarkup(<PageHead page={pageAt(path)} data={data} title="A page" />)).filter(
        (item) => item["@type"] === "WebSite",
      );
    expect(siteOf("/ru")).toMatchObject([
      {
        inLanguage: "ru",
        potentialAction: {
          "@type": "SearchAction",
          target: { urlTemplate: "https://agency.example/ru/search?q={search_term_string}" },
        },
      },
    ]);
    expect(siteOf("/about")).toEqual([]);
  });

  it("describes the breadcrumbs to an entry and the entry itself", () => {
    const markup = renderToStaticMarkup(
      <PageHead
        page={pageAt("/cases/north")}
        data={data}
        title="North </script>"
        structuredData={({ page }) => [{ "@context": "https://schema.org", "@type": "CreativeWork", url: page }]}
      />,
    );
    const [organization, breadcrumbs, work] = structuredData(markup);
    expect(organization).toMatchObject({ "@type": "Organization", sameAs: ["https://linkedin.example/agency"] });
    expect(breadcrumbs.itemListElement).toMatchObject([
      { position: 1, name: "Home", item: "https://agency.example/" },
      { position: 2, name: "Cases", item: "https://agency.example/cases" },
      { position: 3, name: "North </script>", item: "https://agency.example/cases/north" },
    ]);
    expect(work.url).toBe("https://agency.example/cases/north");
  });

  it("keeps the 404 out of search", () => {
    const markup = renderToStaticMarkup(<PageHead page={pageAt("/404")} data={data} title="Lost" />);
    expect(markup).toContain('<meta name="robots" content="noindex"/>');
    expect(markup).not.toContain('rel="canonical"');
    expect(markup).not.toContain("hrefLang");
  });

  it("names the page whose settings are missing", () => {
    const render = () =>
      renderToStaticMarkup(<PageHead page={pageAt("/br/about")} data={{ ...data, settings: null }} title="x" />);
    expect(render).toThrow("The head of about___br has no site settings");
  });
});
