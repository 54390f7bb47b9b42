/** Floating elements do not cover text and controls (N22, N28, X7). */
import { expect, type Page } from "@playwright/test";
import { testInOneTab } from "./one-tab";
import { open } from "./support";

const test = testInOneTab({ reducedMotion: "reduce" });

/** Scrolls there, and waits until the page knows of it and has answered. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener("scroll", () => requestAnimationFrame(() => requestAnimationFrame(resolve)), {
          once: true,
        });
        window.scrollTo(0, y);
      }),
    top,
  );

for (const [width, path] of [
  [320, "/br/career"],
  [360, "/ru/about"],
  [992, "/br/cases"],
  [1440, "/career"],
] as const) {
  test(`N22: at ${width} px the header of ${path} leaves on the way down and is back as a bar`, async ({ tab }) => {
    await tab.setViewportSize({ width, height: 740 });
    await open(tab, path);
    const header = tab.getByRole("banner");
    const inSight = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    await scrollTo(tab, 900);
    await expect.poll(inSight, "reading down").toBeLessThanOrEqual(0);
    await scrollTo(tab, 860);
    await expect.poll(inSight, "on the way up").toBe(56);
    // One ground from edge to edge: no hole for each of its parts.
    const grounds = await header.evaluate((element) => {
      const bar = getComputedStyle(element, "::before");
      const parts = element.querySelectorAll("a, button, p");
      const own = [...parts].filter(
        (part) => !part.closest("nav[id]") && getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)",
      );
      return { width: parseFloat(bar.width), isOpaque: !bar.backgroundColor.includes(", 0)"), own: own.length };
    });
    expect(grounds).toEqual({ width: await tab.evaluate(() => window.innerWidth), isOpaque: true, own: 0 });
    await scrollTo(tab, 900);
    await expect.poll(inSight).toBeLessThanOrEqual(0);
    await header.getByRole("button").first().focus();
    await tab.keyboard.press("Shift+Tab");
    await tab.keyboard.press("Tab");
    await expect.poll(inSight, "with the keyboard in it").toBeGreaterThanOrEqual(56);
  });
}

for (const width of [360, 1440]) {
  test(`N28: at ${width} px the way back to the top lies on no link or button`, async ({ tab }) => {
    await tab.setViewportSize({ width, height: 800 });
    await open(tab, "/");
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    let offered = 0;
    for (let top = 900; top < height - 800; top += 700) {
      await scrollTo(tab, top);
      // N28: it appears a second after the scroll, if there is space.
      const button = tab.locator('button[aria-label="Back to top"]');
      const isShown = await button
        .and(tab.locator("[data-state=shown]"))
        .waitFor({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        );
      if (!isShown) continue;
      offered += 1;
      const covered = await button.evaluate((self) => {
        const box = self.getBoundingClientRect();
        return [...document.querySelectorAll("main :is(a[href], button, summary), footer a")]
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .filter((target) =>
            [...target.getClientRects()].some(
              ({ left, right, top: above, bottom }) =>
                left < box.right && right > box.left && above < box.bottom && bottom > box.top,
            ),
          )
          .map((target) => target.textContent);
      });
      expect.soft(covered, `scrolled to ${top}`).toEqual([]);
    }
    expect(offered).toBeGreaterThan(3);
  });
}
