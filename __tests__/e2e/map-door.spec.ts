/** Ways into the map (N7): home's link zooms out of the territory in view, and the map fills the window. */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import { mapOf, openMap, pieces } from "./map-support";
import { openFully } from "./support";

const frameOf = (page: Page) => mapOf(page).locator("xpath=../..");

/** Notes the largest share of the frame's width that any piece has taken. */
function watchPieces(): void {
  const look = () => {
    const all = [...document.querySelectorAll("[data-piece]")];
    const frame = all[0]?.closest("ul")?.parentElement?.parentElement?.clientWidth ?? Infinity;
    const largest = Math.max(0, ...all.map((piece) => piece.getBoundingClientRect().width / frame));
    Object.assign(window, { largest: Math.max(largest, (window as { largest?: number }).largest ?? 0) });
    requestAnimationFrame(look);
  };
  look();
}

test("N7: the link of home's first view leads out of its territory into the map", async ({ page }) => {
  await page.addInitScript(watchPieces);
  await openFully(page, "/");
  const door = page.getByRole("main").getByRole("link", { name: "On the map" });
  const alias = new URL((await door.getAttribute("href")) ?? "", page.url()).searchParams.get("at") ?? "";
  await door.click();
  const piece = pieces(page).and(page.locator(`[href$="/${alias}"]`));
  await expect(piece).toBeInViewport();
  const frame = await frameOf(page).boundingBox();
  await expect.poll(async () => (await piece.boundingBox())?.width).toBeLessThan((frame?.width ?? 0) * 0.7);
  expect(await page.evaluate(() => (window as { largest?: number }).largest)).toBeGreaterThanOrEqual(1);
});

for (const [width, height] of [
  [1440, 900],
  [992, 700],
] as const) {
  test(`N7: at ${width} × ${height} the map and its foot fill the window, below no title`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMap(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
    const [frame, foot] = [
      await frameOf(page).boundingBox(),
      await page.getByRole("button", { name: "Zoom out" }).boundingBox(),
    ];
    expect(frame?.y).toBeLessThan(height / 4);
    expect((foot?.y ?? NaN) + (foot?.height ?? NaN)).toBeLessThanOrEqual(height);
    expect(frame?.height).toBeGreaterThan(height / 2);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("N7: the link leads to the list", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "On the map" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  });
});
