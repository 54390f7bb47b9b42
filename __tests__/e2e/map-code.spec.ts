/** The map of cases comes with code of its own (N7): when it loads, the page before that, and a failed load. */
import type { Route } from "@playwright/test";
import { expect, test } from "./journey";
import { EN, mapOf, openMap, pieces } from "./map-support";
import { openFully } from "./support";

test("N7: an address shows the map where it says, and asks for its code only there", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/cases-map/.test(request.url())) scripts.push(request.url());
  });
  await openFully(page, "/cases");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await openMap(page, "?view=map&at=twelve-hellos");
  expect(scripts).not.toEqual([]);
  const open = page.getByRole("main").getByRole("link", { name: "Open the case" });
  await expect(open).toHaveAttribute("href", "/cases/twelve-hellos");
});

test("N7: a scroll before the map has loaded still ends at the map", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const held = new Promise<Route>((hold) => void page.route(/cases-map-.*\.js$/, hold));
  await openFully(page, "/cases?view=map");
  await page.evaluate(() => window.scrollTo(0, 4000));
  await (await held).continue();
  await expect(pieces(page).first()).toBeAttached();
  await expect(mapOf(page).locator("xpath=../..")).toBeInViewport({ ratio: 0.5 });
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(page.viewportSize()?.height ?? NaN);
});

test("N7: at 360 px three names are in view, and can be read", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page);
  const frame = await mapOf(page).locator("xpath=../..").boundingBox();
  if (!frame) throw new Error("The map is not to be seen.");
  const shown = await pieces(page)
    .locator("span > span")
    .evaluateAll(
      (titles, { bottom, right }) =>
        titles.filter((title) => {
          const box = title.getBoundingClientRect();
          const scale = box.height / (title as HTMLElement).offsetHeight;
          const isLarge = Number.parseFloat(getComputedStyle(title).fontSize) * scale >= 14;
          return isLarge && box.left >= 0 && box.top >= 0 && box.right <= right && box.bottom <= bottom;
        }).length,
      { bottom: frame.y + frame.height, right: frame.x + frame.width },
    );
  expect(shown).toBeGreaterThanOrEqual(3);
});

test("N7: an address of the map shows no list before the code of the map comes, and the list if it never does", async ({
  page,
}) => {
  const held = new Promise<Route>((hold) => void page.route(/cases-map-.*\.js$/, hold));
  await openFully(page, "/cases?view=map");
  await held;
  const cards = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(cards.first()).toBeHidden();
  await (await held).abort();
  await expect(cards.first()).toBeVisible();
});

test("N7: the list stays where the map fails to load", async ({ page }) => {
  await page.route(/cases-map/, (route) => route.abort());
  await openFully(page, "/cases");
  const cards = page.getByRole("main").getByRole("heading", { level: 2 });
  const count = await cards.count();
  const failure = page.waitForEvent("requestfailed");
  await page.getByRole("link", { name: EN.map, exact: true }).click();
  await failure;
  await expect(page.getByRole("link", { name: EN.map, exact: true })).toHaveAttribute("aria-current", "true");
  await expect(cards).toHaveCount(count);
});
