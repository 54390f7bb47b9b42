import { pagesFor } from "../../src/site/pages";
import { jsonFeed, rssFeed } from "../../src/seo/feed";
import { people } from "../../src/seo/people";
import { robots } from "../../src/seo/robots";
import { securityTxt } from "../../src/seo/security-txt";
import { sitemap } from "../../src/seo/sitemap";
import { jobPosting } from "../../src/seo/job-posting";

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

/** @throws Error when it is not well-formed */
function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, "text/xml");
  const [error] = document.getElementsByTagName("parsererror");
  if (error) throw new Error(error.textContent);
  return document;
}

/** The one file of a sitemap. */
const sitemapOf = async (listed: typeof pages, options = {}) =>
  (await sitemap(listed, { siteUrl, ...options }))["sitemap.xml"] ?? "";

const textsOf = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** Markup, what would end a section of characters, and characters that XML 1.0 has none of. */
const HOSTILE = `A < B & "C" 'D' ]]> &amp; \u0000\u0001\u000b\ufffe\ud800😀`;
const HARMLESS = `A < B & "C" 'D' ]]> &amp; 😀`;

describe("X2: the sitemap", () => {
  it("lists canonical pages only, with alternates and last change", async () => {
    const document = parseXml(await sitemapOf(pages));
    const places = textsOf(document, "loc");
    expect(places).toContain("https://agency.example/");
    expect(places).toContain("https://agency.example/ru/blog/brief");
    expect(places).not.toContain("https://agency.example/blog/brief");
    expect(places.filter((place) => place.includes("404"))).toEqual([]);
    // The page of a closed vacancy is not indexed (N6).
    expect(places).toContain("https://agency.example/career/8");
    expect(places).not.toContain("https://agency.example/career/7");
    const entryOf = (place: string) =>
      [...document.getElementsByTagName("url")].find((url) => textsOf(url, "loc").includes(siteUrl + place));
    expect(textsOf(entryOf("/cases/north") ?? document, "lastmod")).toEqual(["2025-04-02T00:00:00.000Z"]);
    const links = [...(entryOf("/ru/about")?.getElementsByTagName("xhtml:link") ?? [])];
    expect(links.map((link) => [link.namespaceURI, attributesOf(link)])).toEqual(
      [
        ["en", "/about"],
        ["ru", "/ru/about"],
        ["pt", "/br/about"],
        ["x-default", "/about"],
      ].map(([hreflang, path]) => [
        "http://www.w3.org/1999/xhtml",
        { rel: "alternate", hreflang, href: `https://agency.example${path}` },
      ]),
    );
  });

  it("holds whatever an address does", async () => {
    const [page] = pages.filter(({ path }) => path === "/about");
    if (!page) throw new Error("There is no such page.");
    const path = "/a&b'c";
    const context = { ...page.context, paths: { en: path } };
    const document = parseXml(await sitemapOf([{ ...page, path, context }]));
    expect(textsOf(document, "loc")).toEqual([siteUrl + path]);
    expect(document.getElementsByTagName("xhtml:link")[0]?.getAttribute("href")).toBe(siteUrl + path);
  });
});

describe("X2: a sitemap of pages with pictures, and of many", () => {
  it("names the pictures of a page, and none of the others", async () => {
    const picture = `${siteUrl}/static/a&b.webp`;
    const document = parseXml(await sitemapOf(pages, { images: new Map([["/cases/north", [picture]]]) }));
    const withPictures = [...document.getElementsByTagName("url")].filter(
      (url) => textsOf(url, "image:loc").length > 0,
    );
    expect(withPictures.map((url) => [textsOf(url, "loc"), textsOf(url, "image:loc")])).toEqual([
      [[`${siteUrl}/cases/north`], [picture]],
    ]);
  });

  it("says of a list when one of its entries last changed", async () => {
    const document = parseXml(await sitemapOf(pages));
    const changed = (path: string) =>
      [...document.getElementsByTagName("url")]
        .filter((url) => textsOf(url, "loc").includes(siteUrl + path))
        .flatMap((url) => textsOf(url, "lastmod"));
    // The case of April is on home and in the list of its locale alone.
    expect(["/", "/cases", "/about", "/ru/cases"].flatMap(changed)).toEqual([
      "2025-04-02T00:00:00.000Z",
      "2025-04-02T00:00:00.000Z",
      day,
      day,
    ]);
  });

  it("becomes several files, which one lists, where there are more than fit into one", async () => {
    const whole = textsOf(parseXml(await sitemapOf(pages)), "loc");
    const files = await sitemap(pages, { siteUrl, most: 10 });
    const names = Object.keys(files).filter((name) => name !== "sitemap.xml");
    expect(names).toHaveLength(Math.ceil(whole.length / 10));
    const index = parseXml(files["sitemap.xml"] ?? "");
    expect(index.documentElement.localName).toBe("sitemapindex");
    expect(textsOf(index, "loc")).toEqual(names.map((name) => `${siteUrl}/${name}`));
    expect(new Set(textsOf(index, "lastmod"))).toEqual(new Set(["2025-04-02T00:00:00.000Z", day]));
    expect(names.flatMap((name) => textsOf(parseXml(files[name] ?? ""), "loc"))).toEqual(whole);
  });
});

describe("X2: the feeds", () => {
  const channel = {
    ...{ title: "Blog", description: "d", language: "ru", updatedAt: "2025-01-02T00:00:00Z" },
    ...{ page: `${siteUrl}/ru/blog`, self: `${siteUrl}/rss.xml` },
  };
  const item = (alias: string, publishedAt: string, updatedAt: string, text = "x") => ({
    ...{
      id: `urn:uuid:${publishedAt}`,
      url: `${siteUrl}/ru/blog/${alias}`,
      title: text,
      lead: text,
      author: "Vera",
      publishedAt,
      updatedAt,
    },
    html: `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`,
  });
  const items = [
    item("old", "2024-01-01T00:00:00Z", "2025-02-03T00:00:00Z"),
    item("new", "2025-01-01T00:00:00Z", day, HOSTILE),
  ];

  it("has the articles, newest first, whatever their texts hold", () => {
    const document = parseXml(rssFeed(items, channel));
    const found = [...document.getElementsByTagName("item")];
    expect(found.map((one) => textsOf(one, "title"))).toEqual([[HARMLESS], ["x"]]);
    expect(found.map((one) => textsOf(one, "description"))).toEqual([[HARMLESS], ["x"]]);
    const places = [`${siteUrl}/ru/blog/new`, `${siteUrl}/ru/blog/old`];
    expect(found.flatMap((one) => textsOf(one, "link"))).toEqual(places);
    expect(found.flatMap((one) => textsOf(one, "pubDate"))[0]).toBe("Wed, 01 Jan 2025 00:00:00 GMT");
  });

  it("keeps the identity of an item whose alias changes", () => {
    const renamed = items.map((one) => ({ ...one, url: `${one.url}-renamed` }));
    for (const given of [items, renamed]) {
      const guids = [...parseXml(rssFeed(given, channel)).getElementsByTagName("guid")];
      const ids = ["urn:uuid:2025-01-01T00:00:00Z", "urn:uuid:2024-01-01T00:00:00Z"];
      expect(guids.map(({ textContent }) => textContent)).toEqual(ids);
      expect(guids.map((guid) => guid.getAttribute("isPermaLink"))).toEqual(["false", "false"]);
      expect(JSON.parse(jsonFeed(given, channel))).toMatchObject({ items: ids.map((id) => ({ id })) });
    }
  });

  it("has the whole text of each", () => {
    const document = parseXml(rssFeed(items, channel));
    const [text = ""] = textsOf(document, "content:encoded");
    const shown = new DOMParser().parseFromString(text ?? "", "text/html").body;
    expect(shown.innerHTML).toMatch(/^<p>/);
    expect(shown.textContent).toBe(HARMLESS);
  });

  it("says whose it is, where it lies and in which language", () => {
    const document = parseXml(rssFeed(items, { ...channel, title: `A < B & "C"`, description: "\u0001&\u000b" }));
    const of = (name: string) => document.querySelector(`channel > ${name}`)?.textContent;
    expect(document.documentElement.getAttribute("version")).toBe("2.0");
    expect(of("title")).toBe('A < B & "C"');
    expect(of("description")).toBe("&");
    expect(of("language")).toBe("ru");
    expect(of("link")).toBe("https://agency.example/ru/blog");
    const [self] = document.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link");
    expect(self && attributesOf(self)).toEqual({
      ...{ rel: "self", type: "application/rss+xml", href: "https://agency.example/rss.xml" },
    });
  });

  it("depends on the content alone, not on when it is built", () => {
    const dateOf = (...given: Parameters<typeof rssFeed>) => textsOf(parseXml(rssFeed(...given)), "lastBuildDate");
    expect(dateOf(items, channel)).toEqual(["Sat, 01 Mar 2025 10:00:00 GMT"]);
    expect(dateOf([], channel)).toEqual(["Thu, 02 Jan 2025 00:00:00 GMT"]);
  });

  it("says the same as JSON", () => {
    const read: unknown = JSON.parse(jsonFeed(items, channel));
    expect(read).toMatchObject({
      ...{ version: "https://jsonfeed.org/version/1.1", feed_url: channel.self, home_page_url: channel.page },
      items: [
        { url: `${siteUrl}/ru/blog/new`, title: HOSTILE, authors: [{ name: "Vera" }], date_modified: day },
        { url: `${siteUrl}/ru/blog/old`, content_html: "<p>x</p>", date_published: "2024-01-01T00:00:00Z" },
      ],
    });
  });
});

describe("X2: other files for machines", () => {
  it("tells robots where the sitemap is", () => {
    expect(robots(siteUrl)).toContain("Sitemap: https://agency.example/sitemap.xml");
  });

  it.each([
    ["2026-11-28T13:00:00Z", "2027-10-31T23:59:59.999Z"],
    ["2026-11-01T00:00:00Z", "2027-10-31T23:59:59.999Z"],
    ["2027-12-31T23:59:59Z", "2028-11-30T23:59:59.999Z"],
    ["2028-02-29T12:00:00Z", "2029-01-31T23:59:59.999Z"],
  ])("built on %s, the contact for security is good until %s (RFC 9116)", (today, expires) => {
    const text = securityTxt({
      ...{ siteUrl, mailbox: "hello@agency.example", languages: ["en", "ru", "pt"], today: new Date(today) },
    });
    expect(text.split("\n")).toEqual([
      "Contact: mailto:hello@agency.example",
      `Expires: ${expires}`,
      "Preferred-Languages: en, ru, pt",
      "Canonical: https://agency.example/.well-known/security.txt",
      "",
    ]);
  });

  it("ends a vacancy with its last day, not as that begins", () => {
    const vacancy = {
      ...{ entryId: "12", title: "Designer", lead: "Draw", offer: [], duties: [], skills: [], plus: [] },
      ...{ city: "Tbilisi", countryCode: "GE", format: "office", employment: "full-time", publishedAt: day },
      ...{ agency: "Agency", url: `${siteUrl}/career/12`, siteUrl, validThrough: "2027-02-28" },
    };
    expect(jobPosting(vacancy)).toMatchObject({ validThrough: "2027-02-28T23:59:59Z" });
    expect(jobPosting(vacancy)).not.toHaveProperty("jobLocationType");
  });

  it("names those of the team who may be named", () => {
    const member = { name: "Nino", position: "Director", namedToSearchEngines: true };
    const named = people(siteUrl, [member, { ...member, name: "Vera", namedToSearchEngines: false }]);
    expect(named.map(({ name }) => name)).toEqual(["Nino"]);
    expect(named[0]).toMatchObject({ "@type": "Person", worksFor: { "@id": `${siteUrl}/#organization` } });
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
      url: "https://agency.example/career/12",
      siteUrl,
    });
    expect(posting).toMatchObject({
      "@type": "JobPosting",
      title: "Designer",
      datePosted: "2025-03-01",
      description:
        "<p>Draw &lt;i&gt;well&lt;/i&gt; &amp; soon</p><ul><li>Tea</li></ul><ul><li>Draw &lt;b&gt;</li></ul>",
      hiringOrganization: { name: "Agency" },
      jobLocation: { address: { addressLocality: "Tbilisi", addressCountry: "GE" } },
      jobLocationType: "TELECOMMUTE",
      employmentType: "FULL_TIME",
      baseSalary: { currency: "EUR", value: { unitText: "MONTH" } },
    });
    expect(posting).not.toHaveProperty("validThrough");
  });
});
