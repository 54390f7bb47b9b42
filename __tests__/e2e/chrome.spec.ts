/** Elements around every page: logo, menu, scroll hint, back to top (N20–N22, N28, X7). */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import { open, openFully } from "./support";

/** Scrolls, and waits until the page knows of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener("scroll", resolve, { once: true });
        window.scrollTo(0, y);
      }),
    top,
  );

/** Opens a page with a paused clock. */
async function openAndStopTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}
const offset = (page: Page) => page.evaluate(() => window.scrollY);

test("N22: past 300 px the logo is its mark alone, beside the page's title", async ({ page }) => {
  await open(page, "/about");
  const header = page.locator("header").first();
  await scrollTo(page, 300);
  await expect(header).toHaveAttribute("data-header", "full");
  await scrollTo(page, 301);
  await expect(header).toHaveAttribute("data-header", "mini");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(header.locator("p")).toHaveText(title.replaceAll("\n", " "));
  await scrollTo(page, 600);
  await expect(header.locator("p")).not.toBeInViewport();
  await scrollTo(page, 560);
  await expect(header.locator("p")).toBeInViewport({ ratio: 1 });
});

test("N20: home shows its slogan there, and the search its title", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  for (const [path, title] of [
    ["/", "Future native brands"],
    ["/search?q=brand", "Search"],
  ] as const) {
    await open(page, path);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1000);
    await scrollTo(page, 320);
    const shown = page.getByRole("banner").getByRole("paragraph", { includeHidden: true });
    await expect(shown.filter({ hasText: title })).toBeVisible();
  }
});

test("N22: up to 992 px the logo is small and there is no scroll title", async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await open(page, "/about");
  const logo = page.getByRole("link", { name: /to the home page/ });
  const { width } = (await logo.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(44);
  expect(width).toBeLessThan(70);
  await scrollTo(page, 600);
  await expect(page.locator("header").first()).toHaveAttribute("data-header", "mini");
  await expect(page.locator("header p").first()).toBeHidden();
});

test("N21: a line of the menu raises its territory, by pointer and by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  await page.getByRole("button", { name: "Menu" }).click();
  const line = page.getByRole("navigation", { name: "Main menu" }).getByRole("listitem");
  const territory = (index: number) => line.nth(index).locator("[data-ground]");
  await line.nth(1).getByRole("link").hover();
  await expect(territory(1)).toBeVisible();
  await expect(territory(3)).toBeHidden();
  await line.nth(3).getByRole("link").focus();
  await expect(territory(3)).toBeVisible();
});

test("N21: a line that leads to a place on the page under the menu takes the focus there", async ({ page }) => {
  await openFully(page, "/");
  await page.getByRole("button", { name: "Open the menu" }).press("Enter");
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Jobs" }).press("Enter");
  await expect(page).toHaveURL(/#\w+$/);
  const place = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
});

test.describe("N21: the open menu with a notice on the page", () => {
  test.use({ locale: "ru-RU" });

  test("N21: Tab never leads to what lies behind the open menu, and Escape gives the focus back", async ({ page }) => {
    await open(page, "/about");
    await expect(page.locator("section[lang=ru]")).toBeVisible();
    const button = page.getByRole("banner").getByRole("button");
    await button.click();
    await expect(page.locator("main")).toHaveAttribute("inert");
    const visited = new Set<string>();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 24; press += 1) {
        await page.keyboard.press(key);
        visited.add(
          await page.evaluate(() => {
            const { activeElement: active } = document;
            // The way round leads through the window around the page.
            if (!active || active === document.body) return "window";
            return active.closest("nav") ? "menu" : (active.closest("header, main, footer, section")?.localName ?? "");
          }),
        );
      }
    }
    expect([...visited].sort()).toEqual(["header", "menu", "window"]);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });
});

test("X7: what the header, the menu and the footer offer is 44 px high", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/ru/about");
  await page.getByRole("button", { name: "Открыть меню" }).click();
  await expect(page.locator("header").first()).toHaveAttribute("data-menu", "open");
  const low = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("header a, header button, footer a")]
      .filter((target) => target.offsetParent !== null && target.offsetHeight < 44)
      .map((target) => `${target.textContent} ${target.offsetHeight}`),
  );
  expect(low).toEqual([]);
});

test("N28: back to top comes 1 s after the scroll has rested past 100 px, and leads there", async ({ page }) => {
  await openAndStopTime(page, "/about");
  const button = page.locator('button[aria-label="Back to top"]');
  await scrollTo(page, 400);
  await page.clock.runFor(900);
  await expect(button).toHaveAttribute("data-state", "hidden");
  await page.clock.runFor(200);
  await expect(button).toHaveAttribute("data-state", "shown");
  await scrollTo(page, 405);
  await expect(button).toHaveAttribute("data-state", "hidden");
  await page.clock.runFor(1100);
  await expect(button).toHaveAttribute("data-state", "shown");
  await button.click();
  await page.clock.runFor(200);
  await expect.poll(() => offset(page)).toBe(0);
});

test("N28: the scroll hint goes with the scroll and comes back after 5 s, unless the bottom is near", async ({
  page,
}) => {
  await openAndStopTime(page, "/about");
  const hint = page.getByText("Scroll", { exact: true });
  await expect(hint).toHaveAttribute("data-state", "shown");
  await scrollTo(page, 400);
  await expect(hint).toHaveAttribute("data-state", "hidden");
  await page.clock.runFor(4800);
  await expect(hint).toHaveAttribute("data-state", "hidden");
  await page.clock.runFor(400);
  await expect(hint).toHaveAttribute("data-state", "shown");
  await scrollTo(page, 1_000_000);
  await expect(hint).toHaveAttribute("data-state", "hidden");
  await page.clock.runFor(6000);
  await expect(hint).toHaveAttribute("data-state", "hidden");
});

test("N20: the year and the privacy notice are in the footer of each locale", async ({ page }) => {
  for (const [path, privacy] of [
    ["/about", "/privacy"],
    ["/ru/about", "/ru/privacy"],
    ["/br/about", "/br/privacy"],
  ] as const) {
    await open(page, path);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(String(new Date().getFullYear()));
    await expect(footer.locator(`a[href="${privacy}"]`)).toBeVisible();
  }
});

test("X7: with reduced motion nothing of the chrome moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
  expect(moving).toEqual([]);
});
