/** Scrolling by hand: every entry of the history keeps its place (N21, N23). */
import type { Page } from "@playwright/test";
import { sample } from "../support/test-length";
import { expect, test } from "./journey";
import { cardLink, isAtTop, mounted, offsetOf, open, scrollTo, scrollY } from "./movement-support";
import { openFully, watchFaults } from "./support";

const isAtJobs = (page: Page) => expect.poll(() => offsetOf(page, "#jobs")).toBeLessThanOrEqual(2);

/** How a page may come in the place of another. */
const MODES: readonly [name: string, prepare: (page: Page) => Promise<unknown>][] = [
  ["with the transition", async () => undefined],
  ["with reduced motion", (page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "in a browser without view transitions",
    (page) => page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition")),
  ],
];

test.describe("N23: scrolling by hand", () => {
  for (const [name, prepare] of sample(MODES, 2)) {
    test(`N23: a new page starts at its top, back and forward return to where one was, ${name}`, async ({ page }) => {
      await prepare(page);
      await open(page, "/cases");
      expect(await page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
      const there = await scrollTo(page, 900);
      expect(there).toBeGreaterThan(0);
      // The keyboard scrolls nothing on its way to the link.
      await cardLink(page, 2).evaluate((link: HTMLAnchorElement) => {
        link.focus({ preventScroll: true });
        link.click();
      });
      await expect(page).toHaveURL(/\/cases\/./);
      await isAtTop(page);
      const further = await scrollTo(page, 500);
      await page.goBack();
      await expect(page).toHaveURL("/cases");
      await expect.poll(() => scrollY(page)).toBe(there);
      await page.goForward();
      await expect(page).toHaveURL(/\/cases\/./);
      await expect.poll(() => scrollY(page)).toBe(further);
      await page.reload();
      await mounted(page);
      await expect.poll(() => scrollY(page)).toBe(further);
      await page.goBack();
      await expect(page).toHaveURL("/cases");
      await expect.poll(() => scrollY(page)).toBe(there);
    });
  }

  test("N23: the same address opened anew starts at its top", async ({ page }) => {
    await open(page, "/cases");
    await scrollTo(page, 700);
    await open(page, "/cases?anew");
    await isAtTop(page);
  });

  test("N23: a hash is scrolled to, on a page one comes to and on the one that is shown", async ({ page }) => {
    await open(page, "/contacts");
    await page.evaluate(() => window.___navigate("/#jobs"));
    await expect(page).toHaveURL("/#jobs");
    await isAtJobs(page);
    await scrollTo(page, 0);
    await page.evaluate(() => window.___navigate("/#jobs"));
    await isAtJobs(page);
    await expect(page.locator("#jobs")).toBeFocused();
  });

  test("N23: an address with a hash opens there", async ({ page }) => {
    await open(page, "/#jobs");
    await expect(page.locator("#jobs")).toBeInViewport();
  });

  test("N23: a hash that is no text is left out, on arrival and on the page", async ({ page }) => {
    const faults = watchFaults(page);
    await openFully(page, "/ru/about#100%");
    await expect(page).toHaveURL(/\/ru\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate("location.hash = '#%E0%A4%A'");
    await expect(page).toHaveURL(/\/ru\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate("location.hash = '#content'");
    await expect(page).toHaveURL(/#content$/);
    expect(faults).toEqual([]);
  });

  test("N23: a filter keeps the place", async ({ page }) => {
    await open(page, "/cases");
    const there = await scrollTo(page, 120);
    await page.evaluate(() => window.___navigate(`${window.location.pathname}?cat=none`));
    await expect(page).toHaveURL(/\?cat=none/);
    expect(await scrollY(page)).toBe(there);
  });
});

test.describe("N21: 'jobs' of the menu leads to the vacancies of home", () => {
  const STARTS = [
    ["/", "/"],
    ["/contacts", "/"],
    ["/career", "/"],
    ["/ru/cases", "/ru"],
    ["/br/about", "/br"],
  ] as const;

  for (const [from, home] of sample(STARTS, 3)) {
    test(`N21: coming from ${from}`, async ({ page }) => {
      await open(page, from);
      const button = page.getByRole("button", { name: /menu|меню/i });
      await button.click();
      await page.getByRole("banner").locator('a[href$="#jobs"]').click();
      await expect(page).toHaveURL(`${home}#jobs`);
      await isAtJobs(page);
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
  }
});
