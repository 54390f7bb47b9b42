/**
 * A shared address that narrows a list opens with what it asks for, before the code of the page comes and without it
 * (N3, N24).
 */
import type { Page } from "@playwright/test";
import { follow } from "./errors-support";
import { expect, test } from "./journey";
import { largestPaints, takeShifts, watchPaints } from "./detectors/shifts";

/** Allowed layout shift by late fonts, which may wrap a word to another line. */
const SHIFT = 0.05;

const LISTS = [
  ["/cases?cat=finance", 1440],
  ["/ru/cases?cat=public-and-culture", 992],
  ["/br/cases?cat=technology", 360],
  ["/ru/blog?tag=evp", 360],
  ["/blog?tag=teksty", 1440],
  ["/about?team=design#team", 360],
  ["/career?city=1#career-vacancy", 992],
  ["/br?city=2#jobs", 1440],
] as const;

const root = (page: Page) => page.locator("html");
const items = (page: Page) => page.locator("[data-narrowed-by] > [data-of]").filter({ visible: true });

/** How many there are in the page as it is served: its code may have narrowed the list before anybody counts. */
async function servedItems(page: Page): Promise<number> {
  const html = await (await page.request.get(page.url())).text();
  return html.match(/ data-of="/g)?.length ?? 0;
}

for (const [address, width] of LISTS) {
  test(`N3, N24: ${address} does not shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchPaints(page);
    // Without idle time the code comes when the pointer moves, or the page scrolls to what its address names.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(address);
    const all = await servedItems(page);
    expect(await items(page).count()).toBeLessThan(all);
    await largestPaints(page);
    await page.mouse.move(100, 100);
    await expect(root(page)).not.toHaveAttribute("data-narrowed", /./);
    expect(await items(page).count()).toBeLessThan(all);
    expect(await page.locator("[data-narrowed-by] > [data-of]").count()).toBe(await items(page).count());
    const { total, lines } = await takeShifts(page);
    expect(total, lines.join("\n")).toBeLessThan(SHIFT);
  });
}

test("N3: the cases that an address asks for are there on a phone before any code", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route("**/*.js", () => undefined);
  await page.goto("/cases?cat=finance", { waitUntil: "commit" });
  await page.locator("footer").waitFor({ state: "attached" });
  expect(await items(page).count()).toBe(3);
});

test("N3, G4: a list is narrowed where the code of its page does not come", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/cases?cat=finance");
  await page.mouse.move(100, 100);
  await expect(items(page).first()).toBeVisible();
  expect(await items(page).count()).toBeLessThan(await page.locator("[data-narrowed-by] > [data-of]").count());
});

test("N3: an address that fits nothing leaves a list whole, and so does the way on from another page", async ({
  page,
}) => {
  await page.goto("/ru/blog?tag=no-such-tag");
  const all = await page.locator("[data-narrowed-by] > [data-of]").count();
  expect(await items(page).count()).toBe(all);
  await page.goto("/?cat=finance");
  await follow(page, /^cases/i);
  await expect(page).toHaveURL("/cases");
  await expect(root(page)).not.toHaveAttribute("data-narrowed", /./);
  expect(await items(page).count()).toBe(await page.locator("[data-narrowed-by] > [data-of]").count());
});
