import { pagesFor } from "../../src/site/pages";
import { feed } from "../../src/seo/feed";
import { robots } from "../../src/seo/robots";
import { sitemap } from "../../src/seo/sitemap";
import { jobPosting } from "../../src/seo/structured-data";

const siteUrl = "https://agency.example";
const day = "2025-03-01T10:00:00.000Z";
const pages = pagesFor({
  cases: [{ entryId: "1", locale: "en", alias: "north", updatedAt: "2025-04-02T00:00:00.000Z" }],
  vacancies: [
    { entryId: "7", locale: "en", alias: "7", updatedAt: day, closed: true },
    { entryId: "8", locale: "en", alias: "8", updatedAt: day, closed: false },
  ],
  posts: [{ entryId: "3", locale: "ru", alias: "brief", updatedAt: day }],
  screens: { en: day, ru: day, br: day },
});

describe("X2: the files for machines", () => {
  it("lists canonical pages only, with alternates and last change", () => {
    const xml = sitemap(pages, siteUrl);
    const places = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain("https://agency.example/");
    expect(places).toContain("https://agency.example/ru/blog/brief");
    expect(places).not.toContain("https://agency.example/blog/brief");
    expect(places.filter((place) => place?.includes("404"))).toEqual([]);
    // One that is closed has a page, which nobody shall find (N6).
    expect(places).toContain("https://agency.example/career/8");
    expect(places).not.toContain("https://agency.example/career/7");
    expect(xml).toContain(
      "<loc>https://agency.example/cases/north</loc>\n    <lastmod>2025-04-02T00:00:00.000Z</lastmod>",
    );
    expect(xml).toContain('hreflang="x-default" href="https://agency.example/about"');
  });

  it("feeds the blog, newest first, with what XML cannot hold escaped", () => {
    const posts = [
      { alias: "old", title: "Old", lead: "x", publishedAt: "2024-01-01T00:00:00Z" },
      { alias: "new", title: "A < B & C", lead: "y", publishedAt: "2025-01-01T00:00:00Z" },
    ];
    const xml = feed(posts, { title: "Blog", description: "d", siteUrl });
    expect(xml.indexOf("/ru/blog/new")).toBeLessThan(xml.indexOf("/ru/blog/old"));
    expect(xml).toContain("<title>A &lt; B &amp; C</title>");
    expect(xml).toContain("<pubDate>Wed, 01 Jan 2025 00:00:00 GMT</pubDate>");
  });

  it("tells robots where the sitemap is", () => {
    expect(robots(siteUrl)).toContain("Sitemap: https://agency.example/sitemap.xml");
  });

  it("gives a job posting every field that Google demands", () => {
    const posting = jobPosting({
      entryId: "12",
      title: "Designer",
      lead: "Draw <i>well</i> & soon",
      offer: ["Tea"],
      duties: ["Draw <b>"],
      skills: [],
      plus: [],
      city: "Tbilisi",
      countryCode: "GE",
      format: "remote",
      employment: "full-time",
      salary: { min: 1, max: 2, currency: "EUR", unit: "month" },
      publishedAt: day,
      agency: "Agency",
      siteUrl,
    });
    expect(posting).toMatchObject({
      "@type": "JobPosting",
      title: "Designer",
      datePosted: "2025-03-01",
      description: "<p>Draw &lt;i>well&lt;/i> &amp; soon</p><ul><li>Tea</li></ul><ul><li>Draw &lt;b></li></ul>",
      hiringOrganization: { name: "Agency" },
      jobLocation: { address: { addressLocality: "Tbilisi", addressCountry: "GE" } },
      jobLocationType: "TELECOMMUTE",
      employmentType: "FULL_TIME",
      baseSalary: { currency: "EUR", value: { unitText: "MONTH" } },
    });
    expect(posting).not.toHaveProperty("validThrough");
  });
});
