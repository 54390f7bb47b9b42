/** Locale in a real browser: startup, cookie, language of the 404, shipped messages (L1–L6, the locale rules). */
import type { Page } from "@playwright/test";
import { forEachLocale, LOCALES } from "@future-native/contract";
import { expect, test } from "./journey";
import { open, watchFaults } from "./support";

const COOKIE = "i18n_redirected";
const YEAR = 365 * 86_400;

async function localeCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIE);
}

test.describe("the page's language", () => {
  test("L1: the switcher shows the locales of the table in their order, by their own names", async ({ page }) => {
    for (const { prefix, code } of LOCALES) {
      await page.goto(`${prefix}/cases`);
      const links = page
        .getByRole("navigation", { name: /language|язык|idioma/i })
        .first()
        .getByRole("link");
      const others = LOCALES.filter((locale) => locale.code !== code);
      await expect(links).toHaveCount(others.length);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("lang")))).toEqual(
        others.map(({ tag }) => tag),
      );
      for (const [index, { name, prefix: other }] of others.entries()) {
        await expect(links.nth(index)).toHaveText(new RegExp(name));
        await expect(links.nth(index)).toHaveAttribute("href", `${other}/cases`);
      }
    }
  });

  test("L2: / is the English home itself, and every page knows its name", async ({ request }) => {
    const home = await request.get("/", { maxRedirects: 0 });
    expect(home.status()).toBe(200);
    for (const { code, prefix } of LOCALES) {
      const data = await (await request.get(`/page-data${prefix || "/index"}/page-data.json`)).json();
      expect(data.result.pageContext.name).toBe(`index___${code}`);
      const about = await (await request.get(`/page-data${prefix}/about/page-data.json`)).json();
      expect(about.result.pageContext.name).toBe(`about___${code}`);
    }
  });

  test("L4: <html lang> and the cookie follow a choice at once, without a new document", async ({ page }) => {
    await open(page, "/about");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "Português" }).first().click();
    await expect(page).toHaveURL("/br/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "pt");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect((await localeCookie(page))?.value).toBe("br");
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("L5: /br/about names its alternates, and canonical drops the query", async ({ page }) => {
    await page.goto("/br/about?utm_source=a");
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
    expect(canonical).toMatch(/^https?:\/\/[^/]+\/br\/about$/);
    const base = canonical.slice(0, -"/br/about".length);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
    expect(alternates).toEqual([
      ["en", `${base}/about`],
      ["ru", `${base}/ru/about`],
      ["pt", `${base}/br/about`],
      ["x-default", `${base}/about`],
    ]);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "website");
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "pt_BR");
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(2);
  });

  test("L5: the blog exists under every prefix with its Russian content, and points at /ru/blog", async ({ page }) => {
    for (const { prefix, tag } of LOCALES) {
      await page.goto(`${prefix}/blog`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/ru\/blog$/);
      await expect(page.locator('main [lang="ru"]').first()).toBeVisible();
    }
  });

  test("L6: a page ships the strings of its own locale only", async ({ request }) => {
    const titles = forEachLocale(() => "");
    const shipped = async (path: string) => (await request.get(`/page-data${path}/page-data.json`)).text();
    for (const { prefix, code } of LOCALES) {
      const data = JSON.parse(await shipped(`${prefix}/about`));
      const files: { node: { data: string } }[] = data.result.data.locales.edges;
      expect(files.length).toBeGreaterThan(2);
      titles[code] = JSON.parse(files.find(({ node }) => node.data.includes('"skipLink"'))?.node.data ?? "{}").skipLink;
    }
    expect(new Set(Object.values(titles)).size).toBe(LOCALES.length);
    for (const { prefix, code } of LOCALES) {
      const text = await shipped(`${prefix}/about`);
      for (const [other, title] of Object.entries(titles)) {
        expect(text.includes(title), `${other} in ${code}`).toBe(other === code);
      }
    }
  });
});

test.describe("the cookie", () => {
  test("L3: a year, on every path, Lax, for this host and without HTTPS too", async ({ page, baseURL }) => {
    await page.goto("/ru/about");
    await expect.poll(async () => (await localeCookie(page))?.value).toBe("ru");
    const cookie = await localeCookie(page);
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", secure: false, httpOnly: false });
    // A host-only cookie has no leading dot.
    expect(cookie?.domain).toBe(new URL(baseURL ?? "").hostname);
    const left = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(left).toBeGreaterThan(YEAR - 3600);
    expect(left).toBeLessThanOrEqual(YEAR);
  });

  test("L3: an unknown value is looked past and overwritten", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: COOKIE, value: "xx", url: baseURL ?? "" }]);
    await page.goto("/about");
    await expect.poll(async () => (await localeCookie(page))?.value).toBe("en");
  });

  test("N11: a 404 without a prefix speaks the cookie's language and keeps its address", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: COOKIE, value: "ru", url: baseURL ?? "" }]);
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    await expect(page.locator('main a[href="/ru"]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/no/such/page");
  });
});

test.describe("with cookies and storage blocked", () => {
  test.use({ locale: "ru-RU" });

  test("L3, L4: everything works, from the first visit to the switcher", async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    });
    const faults = watchFaults(page);
    await open(page, "/about");
    await page.getByRole("link", { name: "Português" }).first().click();
    await expect(page).toHaveURL("/br/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "pt");
    // The choice by hand holds for as long as the page lives, though nothing can be kept.
    await page.getByRole("link", { name: "English" }).first().click();
    await expect(page).toHaveURL("/about");
    await page.goto("/ru/no-such-page");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    // A host with a single 404 page sends the English one, whose preloaded fonts stay unused.
    expect(faults.filter((fault) => !/404|link preload/.test(fault))).toEqual([]);
  });
});
