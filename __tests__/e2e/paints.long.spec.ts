/**
 * No page ever shifts, and what is largest in its first view is text or a picture that is fetched first.
 *
 * Whether a font comes before or after the first paint is chance. So they are held back until the page stands and its
 * script runs: until then nothing shifts at all, nor does anything while one scrolls to the end with the fonts there. What
 * the fonts themselves move in between is measured alone.
 */
import { expect, type Route } from "@playwright/test";
import { getLocale } from "@future-native/contract";
import { testInOneTab } from "./one-tab";
import { largestPaints, picturesInView, scrollToEnd, takeShifts, watchPaints } from "./paints";
import { addressOf, KINDS } from "./support";
import { inTurn } from "../support/test-length";

/** Nothing; the rest is for what a browser rounds. */
const NO_SHIFT = 0.001;

/**
 * The fallback faces have the measures of the fonts, so that no line changes its place or height; but here and there a line
 * takes a word more or less, and a paragraph a line. Core Web Vitals call twice as much good.
 */
const SHIFT_BY_FONTS = 0.05;

const held: Route[] = [];
let isHolding = true;

const test = testInOneTab({}, async (tab) => {
  await watchPaints(tab);
  await tab.route("**/*.woff2", async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
});

/** Two alphabets, a narrow and a wide window. */
const LOOKS = [
  { locale: getLocale("ru"), viewport: { width: 360, height: 740 } },
  { locale: getLocale("en"), viewport: { width: 1440, height: 900 } },
] as const;

// Whole pages are scrolled through, picture by picture.
test.describe.configure({ timeout: 180_000 });

for (const [row, kind] of KINDS.entries()) {
  for (const { locale, viewport } of inTurn(LOOKS, row)) {
    test(`${kind} in ${locale.name} never shifts at ${viewport.width} px`, async ({ tab, request }) => {
      isHolding = true;
      held.length = 0;
      await tab.setViewportSize(viewport);
      await tab.goto(await addressOf(kind, locale, request), { waitUntil: "domcontentloaded" });
      // Without its fonts the page has not loaded: the script loads at the first user interaction.
      await tab.evaluate(() => window.dispatchEvent(new Event("pointermove")));
      await expect(tab.locator("body")).toHaveClass(/touch-device/, { timeout: 30_000 });
      await picturesInView(tab);
      const largest = await largestPaints(tab);
      expect.soft(largest.filter((paint) => paint.startsWith("late"))).toEqual([]);
      const before = await takeShifts(tab);
      expect.soft(before.total, `while it comes:\n${before.lines.join("\n")}`).toBeLessThan(NO_SHIFT);

      isHolding = false;
      expect(held.length, "fonts that were held back").toBeGreaterThan(0);
      await Promise.all(held.splice(0).map((route) => route.continue()));
      await tab.waitForLoadState("load");
      await tab.evaluate(() => document.fonts.ready);
      const byFonts = await takeShifts(tab);
      expect.soft(byFonts.total, `by its fonts:\n${byFonts.lines.join("\n")}`).toBeLessThan(SHIFT_BY_FONTS);

      await scrollToEnd(tab);
      const after = await takeShifts(tab);
      expect.soft(after.total, `while one scrolls:\n${after.lines.join("\n")}`).toBeLessThan(NO_SHIFT);
    });
  }
}
