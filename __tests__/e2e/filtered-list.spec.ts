/** A filtered list: its items move to their new positions (N24), but not with reduced motion (N27). */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import { mounted } from "./movement-support";

/** Notes whether an item of the mosaic is ever drawn away from its place. */
async function watchItems(page: Page): Promise<void> {
  await page.locator("main ul:has([data-grows])").evaluate((list) => {
    Object.assign(window, { hasMoved: false });
    new MutationObserver(() => {
      const items = [...list.children].filter((item) => item instanceof HTMLElement);
      if (items.some(({ style }) => style.translate || style.scale)) Object.assign(window, { hasMoved: true });
    }).observe(list, { subtree: true, attributeFilter: ["style"] });
  });
}

const hasMoved = (page: Page) => page.evaluate(() => Reflect.get(window, "hasMoved"));
const displaced = (page: Page) => page.locator("main ul:has([data-grows]) > li[style*='translate']");

test("N24: the items of a filtered list go to their new places, and rest there", async ({ page }) => {
  await page.goto("/cases", { waitUntil: "networkidle" });
  await mounted(page);
  await page.mouse.move(300, 300);
  await watchItems(page);
  const filters = page.locator('a[href*="?cat="]');
  // The animation's code loads after the first view: retry until it has.
  await expect(async () => {
    for (const filter of [filters.first(), filters.last()]) await filter.click();
    await expect.poll(() => hasMoved(page), { timeout: 2_000 }).toBe(true);
  }).toPass();
  await expect(displaced(page)).toHaveCount(0);
});

test("N27: with reduced motion they stand there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/cases", { waitUntil: "networkidle" });
  await mounted(page);
  await page.mouse.move(300, 300);
  await page.waitForLoadState("networkidle");
  await watchItems(page);
  const items = page.locator("main li:has([data-grows])");
  const count = await items.count();
  await page.locator('a[href*="?cat="]').last().click();
  await expect.poll(() => items.count()).toBeLessThan(count);
  expect(await hasMoved(page)).toBe(false);
});
