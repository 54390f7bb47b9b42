/** Locale in a real browser: startup, cookie, suggestion, language of the 404, what a page ships (L1–L6, the locale rules). */
import { expect, test, type Page } from "@playwright/test";
import { LOCALES, type LocaleCode } from "@future-native/contract";
import { open, openFully, watchFaults } from "./support";

const COOKIE = "i18n_redirected";
const YEAR = 365 * 86_400;

async function localeCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIE);
}

/** The bar that offers another language: it stands in a language of its own. */
const suggestion = (page: Page) => page.locator("section[lang]").filter({ has: page.getByRole("button") });

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

  test("L5: the blog stands in every prefix with its Russian content, and points at /ru/blog", async ({ page }) => {
    for (const { prefix, tag } of LOCALES) {
      await page.goto(`${prefix}/blog`);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/ru\/blog$/);
      await expect(page.locator('main [lang="ru"]').first()).toBeVisible();
    }
  });

  test("L6: a page ships the strings of its own locale only", async ({ request }) => {
    const titles: Record<LocaleCode, string> = { en: "Skip to the content", ru: "", br: "" };
    const shipped = async (path: string) => (await request.get(`/page-data${path}/page-data.json`)).text();
    for (const { prefix, code } of LOCALES) {
      const data = JSON.parse(await shipped(`${prefix}/about`));
      const files: { data: string }[] = data.result.data.locales.nodes;
      expect(files.length).toBeGreaterThan(2);
      titles[code] = JSON.parse(files.find((file) => file.data.includes('"skipLink"'))?.data ?? "{}").skipLink;
    }
    expect(new Set(Object.values(titles)).size).toBe(3);
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
    // A host with one 404 only sends the English one, whose fonts nobody needs then.
    expect(faults.filter((fault) => !/404|link preload/.test(fault))).toEqual([]);
  });
});

test.describe("a suggestion of the page in the visitor's language", () => {
  test.describe("for a Russian browser", () => {
    test.use({ locale: "ru-RU" });

    test("L3: stands on a page of another locale, in Russian, and leads there", async ({ page }) => {
      await page.goto("/cases");
      const bar = suggestion(page);
      await expect(bar).toBeVisible();
      await expect(bar).toHaveAttribute("lang", "ru");
      await expect(bar).toContainText("на русском");
      await bar.getByRole("link").click();
      await expect(page).toHaveURL("/ru/cases");
      await expect(bar).toHaveCount(0);
    });

    test("L3: takes no focus, moves nothing, and covers neither header nor the end of the page", async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Object.assign(window, { shifts: window.shifts + entry.value });
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/privacy");
      await expect(suggestion(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
      const box = await suggestion(page).boundingBox();
      expect(box?.y).toBeGreaterThan(740 / 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.evaluate(() => document.querySelector("main")?.getBoundingClientRect().bottom ?? 0);
      expect(Math.round(end)).toBeLessThanOrEqual(Math.round(box?.y ?? 0));
      expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.001);
    });

    test("L3: closed once it stays away", async ({ page }) => {
      await page.goto("/cases");
      await suggestion(page).getByRole("button").click();
      await expect(suggestion(page)).toHaveCount(0);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await openFully(page, "/about");
      await page.waitForLoadState("networkidle");
      await expect(suggestion(page)).toHaveCount(0);
      expect(asked.filter((url) => /suggestion|notices/.test(url))).toEqual([]);
    });

    test("L3: never covers what the keyboard has come to", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openFully(page, "/about");
      await expect(suggestion(page)).toBeVisible();
      for (let stop = 0; stop < 30; stop++) {
        await page.keyboard.press("Tab");
        const covered = await suggestion(page).evaluate((bar) => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || bar.contains(focused)) return 0;
          return Math.max(0, focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
        });
        expect(covered, `stop ${stop}`).toBe(0);
      }
    });

    test("L3: whoever has chosen a language by hand is offered none", async ({ page }) => {
      await page.goto("/about");
      await expect(suggestion(page)).toBeVisible();
      await page.getByRole("link", { name: "Português" }).first().click();
      await expect(page).toHaveURL("/br/about");
      await expect(suggestion(page)).toHaveCount(0);
    });
  });

  test.describe("for a Brazilian browser", () => {
    test.use({ locale: "pt-BR" });

    test("L3: only where the translation exists", async ({ page, request }) => {
      const aliases = async (lang: string) =>
        ((await (await request.get(`/api/cases/${lang}`)).json()) as { alias: string }[]).map(({ alias }) => alias);
      const brazilian = await aliases("br");
      const untranslated = (await aliases("en")).find((alias) => !brazilian.includes(alias));
      const code = page.waitForResponse(/suggestion-bar/);
      await openFully(page, `/cases/${untranslated}`);
      await code;
      await page.waitForLoadState("networkidle");
      await expect(suggestion(page)).toHaveCount(0);
      await page.goto(`/cases/${brazilian[0]}`);
      await expect(suggestion(page)).toContainText("em português");
    });
  });

  test("L3: nobody who reads the page's language fetches anything of it", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openFully(page, "/about");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /suggestion|consent|notices/.test(url))).toEqual([]);
  });
});

declare global {
  interface Window {
    shifts: number;
  }
  interface PerformanceEntry {
    readonly value: number;
  }
}
