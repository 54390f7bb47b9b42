/** Files for search engines, feed readers and language models, validated by the rules of their formats. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { Parser } from "commonmark";
import { validateXML } from "xmllint-wasm";
import { endpoints, LOCALES } from "@future-native/contract";
import { sitemap } from "../../src/seo/sitemap";
import { pagesFor } from "../../src/site/pages";
import { expect, test } from "./journey";
import { alternatesOf, readReleased, releasedFiles, releasedPage, releasedPages } from "./release-files";

const FORMATS = join(__dirname, "..", "fixtures", "formats");
const SITEMAPS_ORG = join(__dirname, "..", "..", "node_modules", "sitemap", "schema", "sitemap.xsd");
const SITE_URL = process.env.SITE_URL ?? process.env.BASE_URL ?? "http://localhost:3000";
const API_URL = process.env.API_URL ?? "";

/** A schema by its file name, as others import it. */
const schema = (fileName: string, file = join(FORMATS, fileName)) => ({
  fileName,
  contents: readFileSync(file, "utf8"),
});

/** @returns errors of xmllint for a sitemap; empty when it is valid */
async function sitemapFaults(xml: string): Promise<readonly string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: "sitemap.xml", contents: xml },
    schema: [schema("sitemap-all.xsd")],
    preload: [schema("sitemap.xsd", SITEMAPS_ORG), schema("sitemap-image.xsd"), schema("sitemap-alternates.xsd")],
  });
  return valid ? [] : errors.map(({ message }) => message);
}

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(([, value = ""]) => value);

test("X2: the sitemap is valid by the schema of sitemaps.org and of its extensions", async () => {
  const xml = readReleased("sitemap.xml");
  expect(await sitemapFaults(xml)).toEqual([]);
  // The schema rejects faults.
  expect(await sitemapFaults(xml.replace("<loc>", "<where>").replace("</loc>", "</where>"))).not.toEqual([]);
  expect(await sitemapFaults(xml.replace(/<lastmod>[^<]*/, "<lastmod>yesterday"))).not.toEqual([]);
  expect(await sitemapFaults(xml.replace(/<image:loc>[^<]*/, "<image:loc>/static/a.webp"))).not.toEqual([]);
  expect(await sitemapFaults(xml.replace('hreflang="en"', 'hreflang="english language"'))).not.toEqual([]);
});

test("X2: a sitemap of several files, and the list of them, are valid too", async () => {
  const day = "2025-03-01T10:00:00.000Z";
  const pages = pagesFor({ cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day } });
  const { "sitemap.xml": index = "", ...parts } = await sitemap(pages, { siteUrl: SITE_URL, most: 10 });
  expect(Object.keys(parts).length).toBeGreaterThan(1);
  for (const part of Object.values(parts)) expect(await sitemapFaults(part)).toEqual([]);
  const { valid } = await validateXML({ xml: index, schema: [schema("siteindex.xsd")] });
  expect(valid).toBe(true);
});

test("X2: the sitemap names the pictures of cases and articles, and the files are there", () => {
  const images = valuesOf(readReleased("sitemap.xml"), "image:loc");
  expect(images.length).toBeGreaterThan(10);
  const files = new Set(releasedFiles());
  const missing = images.filter((url) => !files.has(decodeURIComponent(new URL(url).pathname.slice(1))));
  expect(missing).toEqual([]);
});

test("X2: what the sitemap calls the last change is that of the content", async ({ request }) => {
  const xml = readReleased("sitemap.xml");
  const cases = endpoints.cases.answer.parse(await (await request.get(`${API_URL}/api/cases/en`)).json());
  const [first] = cases;
  const entry = xml.slice(xml.indexOf(`<loc>${SITE_URL}/cases/${first?.alias}</loc>`));
  const [changed = ""] = valuesOf(entry, "lastmod");
  expect(Date.parse(changed)).toBe(Date.parse(first?.updatedAt ?? ""));
});

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * Rules of https://validator.w3.org/feed/docs/ that a feed of ours could break.
 * @returns a line for each that it does
 */
function feedFaults(xml: string, self: string): string[] {
  const [head = "", ...items] = xml.split("<item>");
  const faults: string[] = [];
  const need = (holds: boolean, rule: string) => void (holds || faults.push(rule));
  need(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>'), "is XML in UTF-8");
  need(head.includes(`<atom:link href="${self}" rel="self" type="application/rss+xml"/>`), "names itself");
  need(RFC_822.test(valuesOf(head, "lastBuildDate")[0] ?? ""), "has a date of RFC 822");
  for (const name of ["title", "link", "description"]) need(valuesOf(head, name)[0] !== "", `has a ${name}`);
  const guids = items.flatMap((item) => valuesOf(item, "guid"));
  need(new Set(guids).size === items.length, "has an identity for each item");
  for (const item of items) {
    const [link = ""] = valuesOf(item, "link");
    need(link.startsWith(`${SITE_URL}/`), `${link} is absolute`);
    need(RFC_822.test(valuesOf(item, "pubDate")[0] ?? ""), `${link} has a date of RFC 822`);
    const content = /<content:encoded><!\[CDATA\[(.*?)\]\]><\/content:encoded>/s.exec(item)?.[1] ?? "";
    need(content.length > 200, `${link} has its whole text`);
    need(!/<(?:script|style|iframe|object|embed|form)\b|\son\w+=|style=/i.test(content), `${link} has text alone`);
    const addresses = [...content.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = ""]) => address);
    need(
      addresses.every((address) => /^(?:https?:\/\/|mailto:|tel:)/.test(address)),
      `${link} has absolute addresses`,
    );
  }
  return faults;
}

test("X2: the contact for security is served as RFC 9116 has it, and is not out of date", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  const valueOf = (field: string) => new RegExp(`^${field}: (.+)$`, "m").exec(text)?.[1] ?? "";
  expect(valueOf("Contact")).toMatch(/^mailto:[^@]+@[^@]+$/);
  expect(valueOf("Canonical")).toBe(`${SITE_URL}/.well-known/security.txt`);
  const days = (new Date(valueOf("Expires")).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

test("X2: the blog's feed has the whole text of each article and keeps the rules of feeds", () => {
  const xml = readReleased("rss.xml");
  expect(feedFaults(xml, `${SITE_URL}/rss.xml`)).toEqual([]);
  expect(xml.split("<item>").length - 1).toBe(
    releasedPages().filter((page) => page.route === "blog-alias" && page.locale === "ru").length,
  );
  expect(feedFaults(xml.replace(/<pubDate>[^<]*/, "<pubDate>2025-01-01"), `${SITE_URL}/rss.xml`)).toHaveLength(1);
  expect(feedFaults(xml.replace(/src="http[^"]*"/, 'src="/a.webp"'), `${SITE_URL}/rss.xml`)).toHaveLength(1);
});

test("X2: the JSON feed is one of version 1.1, and says what the other says", () => {
  const ajv = new Ajv({ allErrors: true });
  addFormats(ajv);
  const isValid = ajv.compile(JSON.parse(readFileSync(join(FORMATS, "json-feed-1.1.json"), "utf8")) as object);
  const feed = JSON.parse(readReleased("feed.json")) as { items: { url: string }[] };
  isValid(feed);
  expect(isValid.errors).toBeNull();
  const links = readReleased("rss.xml")
    .split("<item>")
    .slice(1)
    .flatMap((item) => valuesOf(item, "link"));
  expect(feed.items.map(({ url }) => url)).toEqual(links);
});

for (const { code, prefix, tag } of LOCALES) {
  test(`X2: ${prefix}/career has a feed of the vacancies that are open in ${tag}`, () => {
    const path = `${prefix}/career/rss.xml`;
    const xml = readReleased(path);
    expect(feedFaults(xml, SITE_URL + path)).toEqual([]);
    expect(valuesOf(xml, "language")).toEqual([tag]);
    const pages = releasedPages().filter(({ route, locale }) => route === "career-id" && locale === code);
    const open = pages.filter((page) => !releasedPage(page).includes('content="noindex"')).map((page) => page.path);
    const listed = xml
      .split("<item>")
      .slice(1)
      .flatMap((item) => valuesOf(item, "link"));
    expect(listed.map((url) => url.slice(SITE_URL.length)).sort()).toEqual(open.sort());
    expect(alternatesOf(releasedPage({ path: `${prefix}/career` }), "application/rss+xml")).toEqual([SITE_URL + path]);
  });

  test(`X2: the Markdown twins of ${tag} are linked from their pages and from llms.txt, and hold the text`, async ({
    request,
  }) => {
    const pages = releasedPages().filter(
      ({ route, locale }) => ["cases-alias", "career-id"].includes(route) && locale === code,
    );
    expect(pages.length).toBeGreaterThan(0);
    const map = readReleased(`${prefix}/llms.txt`);
    for (const page of pages) {
      expect(alternatesOf(releasedPage(page), "text/markdown")).toEqual([`${SITE_URL}${page.path}.md`]);
      expect(map).toContain(`${SITE_URL}${page.path}.md`);
      const text = readReleased(`${page.path}.md`);
      const first = new Parser().parse(text).firstChild;
      expect(first?.type).toBe("heading");
      expect(first?.level).toBe(1);
      expect(text).toContain(`<${SITE_URL}${page.path}>`);
      // No address that is relative.
      expect([...text.matchAll(/\]\((?!https?:|mailto:|tel:)[^)]*\)/g)]).toEqual([]);
    }
    const answer = await request.get(`${pages[0]?.path}.md`);
    expect(answer.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  });
}

test("X2: the blog's feeds and twins are those of its own language, under every prefix", () => {
  for (const page of releasedPages().filter(({ route }) => route === "blog-alias")) {
    const html = releasedPage(page);
    expect(alternatesOf(html, "application/rss+xml")).toEqual([`${SITE_URL}/rss.xml`]);
    expect(alternatesOf(html, "application/feed+json")).toEqual([`${SITE_URL}/feed.json`]);
    const [twin = ""] = alternatesOf(html, "text/markdown");
    expect(twin).toBe(`${SITE_URL}${page.path.replace(/^(?:\/ru|\/br)?/, "/ru")}.md`);
    expect(releasedFiles()).toContain(new URL(twin).pathname.slice(1));
  }
  expect(releasedFiles().filter((file) => /^(?:br\/)?blog\/.*\.md$/.test(file))).toEqual([]);
});
