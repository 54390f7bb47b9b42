/** The welcome, once a visit (N26). */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import { open } from "./movement-support";

test.describe("N26: the welcome", () => {
  const welcome = (page: Page) => page.getByRole("status").filter({ hasText: /welcome|добро|boas/i });

  for (const [path, word] of [
    ["/", "Welcome"],
    ["/ru/cases", "Добро пожаловать"],
    ["/br/about", "Boas-vindas"],
  ] as const) {
    test(`N26: ${path} says welcome until it is mounted, and covers nothing`, async ({ page }) => {
      // The page is here, its script is not.
      await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
      await page.goto(path, { waitUntil: "load" });
      await expect(welcome(page)).toBeVisible();
      await expect(welcome(page)).toHaveText(word);
      const box = await welcome(page).boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      const { ground, isHeadingReached } = await page.evaluate(() => {
        const status = document.querySelector('[role="status"][data-state="welcoming"]');
        const { left, top } = document.querySelector("h1")?.getBoundingClientRect() ?? { left: 0, top: 0 };
        return {
          ground: status && getComputedStyle(status).backgroundColor,
          isHeadingReached: document.elementsFromPoint(left + 5, top + 5)[0]?.closest('[role="status"]') === null,
        };
      });
      expect(ground).toBe("rgba(0, 0, 0, 0)");
      expect(isHeadingReached).toBe(true);
    });
  }

  test("N26: it sets by itself, however long the page's scripts take", async ({ page }) => {
    await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/about", { waitUntil: "load" });
    // Advances its clock instead of waiting.
    const ends = await page.evaluate(() => {
      const sun = document.querySelector('[role="status"][data-state="welcoming"] > p');
      const [setting] = sun?.getAnimations() ?? [];
      setting?.finish();
      const end = Number(setting?.effect?.getComputedTiming().endTime);
      return { end, visibility: sun ? getComputedStyle(sun).visibility : "" };
    });
    expect(ends.end).toBeLessThanOrEqual(1200);
    expect(ends.visibility).toBe("hidden");
  });

  test("N26: it is gone when the page is there, and does not come again in the visit", async ({ page }) => {
    await open(page, "/");
    await expect(welcome(page)).toHaveCount(0);
    await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/about", { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(welcome(page)).toBeHidden();
  });

  test("N26: the largest paint is the page's, not the welcome's", async ({ page }) => {
    await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/", { waitUntil: "load" });
    await expect(welcome(page)).toBeVisible();
    const isPage = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
            resolve(largest.element?.closest("main") !== null);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(isPage).toBe(true);
  });

  test("N26: nobody is welcomed with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/", { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(welcome(page)).toBeHidden();
  });

  test("N26: nobody is welcomed without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/", { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(welcome(page)).toBeHidden();
    await context.close();
  });
});
