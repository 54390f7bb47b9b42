/** Territories are animated for one second (N27): on hover, focus and arrival; not with reduced motion. */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";

declare global {
  interface Window {
    /** How many parts of territories have been set in motion. */
    moved: number;
  }
}

/** Counts animations that the engine starts. Call it before the first page. */
async function countMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      if (this.closest("[data-lives]")) window.moved++;
      return animate.apply(this, given);
    };
  });
}

const moved = (page: Page) => page.evaluate(() => window.moved);

/** Opens the list with the engine there: it comes when the first view is over. */
async function openList(page: Page): Promise<void> {
  await countMovement(page);
  const engine = page.waitForResponse(/\/living-[^/]+\.js$/);
  await page.goto("/cases");
  await engine;
  await page.mouse.move(0, 0);
}

/** Does something until a territory moves: the engine runs a moment after its file has come. */
async function untilMoved(page: Page, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await act();
    await expect.poll(() => moved(page), { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass();
}

const cardOf = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();

test("N27: the art of a case stays under the pointer, moves once, and ends as it was", async ({ page }) => {
  await openList(page);
  const card = cardOf(page);
  const art = card.locator("[data-grows]");
  await expect(art.locator("img").first()).toHaveJSProperty("complete", true);
  const before = await art.innerHTML();
  await untilMoved(page, async () => {
    await page.mouse.move(0, 0);
    await card.hover();
  });
  await expect(art.locator("img").first()).toBeVisible();
  const parts = await moved(page);
  await expect.poll(() => art.innerHTML()).toBe(before);
  expect(await moved(page)).toBe(parts);
});

test("N27: it lives at the keyboard's focus", async ({ page }) => {
  await openList(page);
  const link = cardOf(page).getByRole("link");
  await untilMoved(page, async () => {
    await link.blur();
    await page.keyboard.press("Tab");
    await link.focus();
  });
});

test("N27: the header of a case lives once when one arrives", async ({ page }) => {
  await countMovement(page);
  await page.goto("/cases");
  await cardOf(page).getByRole("link").click();
  await page.waitForURL(/\/cases\/./);
  const header = page.locator("main article > header");
  // It is there for a second: every frame is looked at.
  await page.waitForFunction(() => document.querySelector("main article > header [data-grows] svg"));
  await expect.poll(() => moved(page)).toBeGreaterThan(0);
  await expect(header.locator("[data-grows] svg")).toHaveCount(0);
});

test.describe("still", () => {
  test("N27: nothing moves with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openList(page);
    await cardOf(page).hover();
    await expect(cardOf(page)).toHaveCSS("opacity", "1");
    expect(await moved(page)).toBe(0);
  });

  test("N27: nothing moves with data saver", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    });
    await countMovement(page);
    await page.goto("/cases");
    await cardOf(page).hover();
    await expect(cardOf(page)).toHaveCSS("opacity", "1");
    expect(await moved(page)).toBe(0);
  });

  test("N27: with data saver nothing goes with the scroll either", async ({ page }) => {
    const movers = () =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline !== document.timeline)
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect : []))
        .filter((effect) => effect.getKeyframes().some((frame) => "transform" in frame))
        .map(({ target }) => target?.className);
    const paths = ["/", "/cases/hired-by-a-bug", "/career"];
    for (const path of paths) {
      await page.goto(path);
      expect((await page.evaluate(movers)).length, path).toBeGreaterThan(1);
    }
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    });
    for (const path of paths) {
      await page.goto(path);
      expect(await page.evaluate(movers), path).toEqual([]);
    }
  });
});
