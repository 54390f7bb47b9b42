/** Every page of the built site in a real browser (L1, L2, L5, N1–N11). */
import type { Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { expect, test } from "./journey";
import { sitePages, watchFaults, type SitePage } from "./support";
import { IS_LONG } from "../support/test-length";

const SITE_URL = process.env.SITE_URL ?? "http://localhost:3000";
const DEFAULT_PREFIX = "";

interface Head {
  title: string;
  lang: string | null;
  canonical: string | null;
  alternates: Record<string, string>;
  description: string | null;
  ogLocale: string | null;
  headings: number;
}

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      title: document.title,
      lang: document.documentElement.getAttribute("lang"),
      canonical: attribute('link[rel="canonical"]', "href"),
      alternates: Object.fromEntries(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map((link) => [
          link.hreflang,
          link.getAttribute("href") ?? "",
        ]),
      ),
      description: attribute('meta[name="description"]', "content"),
      ogLocale: attribute('meta[property="og:locale"]', "content"),
      headings: document.querySelectorAll("h1").length,
    };
  });
}

function withoutPrefix({ path, locale }: SitePage): string {
  return path.slice(locale.prefix.length) || "/";
}

function address(prefix: string, path: string): string {
  return SITE_URL + (`${prefix}${path === "/" ? "" : path}` || "/");
}

for (const { code, name } of LOCALES) {
  test(`L2, L5: every page in ${name} has its own head, one h1, and nothing fails on it`, async ({
    page,
    request,
    context,
  }) => {
    test.setTimeout(240_000);
    const pages = await sitePages(request);
    const known = new Set(pages.map(({ path }) => path));
    const titles = new Map<string, string>();
    for (const sitePage of pages.filter((page) => page.locale.code === code && isLookedAt(page, known))) {
      const { path, locale } = sitePage;
      const inner = withoutPrefix(sitePage);
      const isBlog = inner === "/blog" || inner.startsWith("/blog/");
      // Without the cookie of the page before, and without the first-visit redirect, which has its own journey.
      await context.clearCookies();
      const faults = watchFaults(page);
      const answer = await page.goto(path, { waitUntil: "load" });
      expect(answer?.status(), path).toBe(200);
      const head = await readHead(page);
      expect.soft(faults, path).toEqual([]);
      expect.soft(head.lang, path).toBe(locale.tag);
      expect.soft(head.ogLocale, path).toBe(locale.og);
      expect.soft(head.headings, `h1 of ${path}`).toBe(1);
      expect.soft(head.description, path).toBeTruthy();
      expect.soft(head.title, path).not.toBe("");
      expect.soft(head.canonical, path).toBe(address(isBlog ? "/ru" : locale.prefix, inner));
      if (!isBlog) expect.soft(head.alternates, path).toEqual(trueAlternates(known, inner));
      const twin = titles.get(head.title);
      expect.soft(twin, `title of ${path}, "${head.title}", is taken`).toBeUndefined();
      titles.set(head.title, path);
      page.removeAllListeners();
    }
  });
}

/** In the short form the screens, and entries that do not exist in every locale: all others are as the first of their kind. */
function isLookedAt(sitePage: SitePage, known: ReadonlySet<string>): boolean {
  const inner = withoutPrefix(sitePage);
  const isEntry = /^\/(?:cases|career|blog)\/./.test(inner);
  const isEverywhere = LOCALES.every(({ prefix }) => known.has(prefix + inner));
  return IS_LONG || !isEntry || !isEverywhere;
}

/** Locale rule 5: alternates name only pages that exist; x-default is the English one. */
function trueAlternates(known: ReadonlySet<string>, inner: string): Record<string, string> {
  const alternates: Record<string, string> = {};
  for (const { tag, prefix } of LOCALES) {
    const path = `${prefix}${inner === "/" ? "" : inner}` || "/";
    if (known.has(path)) alternates[tag] = address(prefix, inner);
  }
  const english = inner === "/" ? "/" : inner;
  if (known.has(english)) alternates["x-default"] = address(DEFAULT_PREFIX, inner);
  return alternates;
}

test("no link of the site is broken", async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const checked = new Map<string, number>();
  for (const { path } of await sitePages(request)) {
    const html = await (await request.get(path)).text();
    const targets = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, target = ""]) =>
      target.replaceAll("&amp;", "&"),
    );
    for (const target of targets) {
      const url = new URL(target, `${baseURL}${path}`);
      if (url.origin !== new URL(baseURL ?? "").origin || checked.has(url.pathname)) continue;
      const status = (await request.get(url.pathname, { maxRedirects: 0 })).status();
      checked.set(url.pathname, status);
      expect.soft(status, `${target} on ${path}`).toBe(200);
    }
  }
  expect(checked.size).toBeGreaterThan(100);
});

for (const [path, lang, message] of [
  ["/no/such/page", "en", "This page could not be found"],
  ["/ru/net-takoy", "ru", /не найдена|нет/i],
  ["/br/nada", "pt", /não/i],
] as const) {
  test(`N11: ${path} is a 404 in the language of its prefix, with a link home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByText(message).first()).toBeVisible();
    const home = LOCALES.find(({ tag }) => tag === lang)?.prefix || "/";
    await expect(page.locator(`main a[href="${home}"]`)).toBeVisible();
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
