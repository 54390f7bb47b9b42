/** Menu, switcher, locale and a visit without JavaScript, as a person does it (L3, L4, N20, N21). */
import type { Page } from "@playwright/test";
import { sample } from "../support/test-length";
import { expect, test } from "./journey";
import { open, watchFaults } from "./support";

const COOKIE = "i18n_redirected";

async function localeCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIE)?.value;
}

test.describe("menu", () => {
  test("N21: lists the entries of the locale in order, with its prefix", async ({ page }) => {
    for (const [path, hrefs] of [
      ["/cases", ["/", "/cases", "/about", "/contacts", "/#jobs"]],
      ["/br/cases", ["/br", "/br/cases", "/br/about", "/br/contacts", "/br#jobs"]],
      [
        "/ru/cases",
        ["/ru", "/ru/cases", "/ru/about", "/ru/contacts", "/ru#jobs", "/ru/blog", expect.stringMatching(/^https:/)],
      ],
    ] as const) {
      await open(page, path);
      await page.getByRole("button", { name: /menu|меню/i }).click();
      const links = page
        .getByRole("dialog")
        .or(page.getByRole("navigation", { name: /main|основн|главн|principal/i }))
        .first()
        .getByRole("link");
      await expect(links.first()).toBeVisible();
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(found.slice(0, hrefs.length), path).toEqual(hrefs);
    }
  });

  test("N21: Escape closes it and gives the focus back to the button; the page behind does not scroll", async ({
    page,
  }) => {
    await open(page, "/about");
    const button = page.getByRole("button", { name: "Menu" });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("N21: a link of the menu leads to its page and closes the menu", async ({ page }) => {
    await open(page, "/about");
    const faults = watchFaults(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("link", { name: /^contacts$/i })
      .first()
      .click();
    await expect(page).toHaveURL("/contacts");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "false");
    expect(faults).toEqual([]);
  });
});

test.describe("locale", () => {
  test("L4: the switcher leads to the same page in the other locale and keeps the choice", async ({ page }) => {
    await open(page, "/cases");
    await page.getByRole("link", { name: "Русский" }).first().click();
    await expect(page).toHaveURL("/ru/cases");
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
    expect(await localeCookie(page)).toBe("ru");
    await expect(page.getByRole("link", { name: "Русский" })).toHaveCount(0);
  });

  test("L4: where a case is not translated, the switcher leads to the list", async ({ page, request }) => {
    const aliases = async (lang: string) =>
      ((await (await request.get(`/api/cases/${lang}`)).json()) as { alias: string }[]).map(({ alias }) => alias);
    const brazilian = await aliases("br");
    const untranslated = (await aliases("en")).find((alias) => !brazilian.includes(alias));
    await open(page, `/cases/${untranslated}`);
    await page.getByRole("link", { name: "Português" }).first().click();
    await expect(page).toHaveURL("/br/cases");
  });

  test("N20: the switcher is hidden on the blog", async ({ page }) => {
    await open(page, "/ru/blog");
    await expect(page.getByRole("link", { name: "English" })).toHaveCount(0);
  });

  test.describe("a Brazilian browser", () => {
    test.use({ locale: "pt-BR" });

    test("L3: the first visit to / is led to /br, query and hash kept", async ({ page }) => {
      await page.goto("/?utm=1#jobs");
      await expect(page).toHaveURL("/br?utm=1#jobs");
      await expect.poll(() => localeCookie(page)).toBe("br");
    });

    test("L3: a shared link never bounces, and sets the cookie to its own locale", async ({ page }) => {
      await page.goto("/ru/cases");
      await expect(page).toHaveURL("/ru/cases");
      await expect.poll(() => localeCookie(page)).toBe("ru");
    });

    test("L3: with a cookie, / stays English and the cookie becomes en", async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: COOKIE, value: "ru", url: baseURL ?? "" }]);
      await page.goto("/");
      await expect.poll(() => localeCookie(page)).toBe("en");
      expect(new URL(page.url()).pathname).toBe("/");
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of sample(["/", "/ru", "/ru/career", "/br", "/cases", "/about", "/ru/blog", "/contacts"], 2)) {
    test(`${path} shows its text, its links and no loader`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const main = page.getByRole("main");
      const text = (await main.innerText()).trim();
      expect(text.length).toBeGreaterThan(60);
      expect(await page.getByRole("link").count()).toBeGreaterThan(3);
      const hidden = await main.evaluate((element) =>
        [...element.querySelectorAll("h1, h2, h3, p, li, a")]
          .filter((child) => Number(getComputedStyle(child).opacity) < 0.1)
          .map((child) => child.textContent),
      );
      expect(hidden).toEqual([]);
    });
  }
});

for (const [prefix, link, announced] of [
  ["", "All cases", "Cases: page opened"],
  ["/ru", "Все кейсы", "Открыта страница «Кейсы»"],
  ["/br", "Todos os cases", "Página aberta: Cases"],
] as const) {
  test(`X7: at ${prefix || "/"} those who listen hear which page has opened, once and in its language`, async ({
    page,
  }) => {
    await open(page, prefix || "/");
    await page.getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(`${prefix}/cases`);
    await expect(page.getByRole("status").filter({ hasText: announced })).toHaveText([announced]);
    await expect(page.getByText(/^Navigated to/)).toBeHidden();
  });
}

test("X7: the skip link is the first stop of the keyboard and leads to the content", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(1);
});
