/** Each page has the styles of its own modules, and looks the same however one comes to it (G5). */
import type { Page } from "@playwright/test";
import { getLocale } from "@future-native/contract";
import { expect, test } from "./journey";
import { follow } from "./errors-support";
import { addressOf, KINDS } from "./support";

const ENGLISH = getLocale("en");

/** What rules of one layer could give an element differently, depending on which sheet has been loaded last. */
const PROPERTIES = [
  "display",
  "position",
  "width",
  "height",
  "margin",
  "padding",
  "color",
  "background-color",
  "font-size",
  "font-weight",
  "line-height",
  "text-decoration-line",
  "vertical-align",
  "aspect-ratio",
] as const;

/** @returns a line for each element of the page that nothing moves, and that has a layout (a closed `details` has none) */
function looks(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    // The fold leaves an empty attribute behind.
    const moved = "[style]:not([style=''])";
    const elements = document.querySelectorAll(
      `:is(header, main, footer) :not(${moved}, :is(header, main, footer) ${moved} *, picture *)`,
    );
    const rendered = [...elements].filter((element) => element.checkVisibility());
    return rendered.map((element) => {
      const style = getComputedStyle(element);
      const rounded = (value: string) => value.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
      const values = properties.map((name) => `${name}: ${rounded(style.getPropertyValue(name))}`);
      return [element.tagName, element.getAttribute("class") ?? "", ...values].join("; ");
    });
  }, PROPERTIES);
}

/** Opens a page and interacts with it, so that its scripts come however poor the connection seems to be. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.keyboard.press("Shift");
  await expect(page.locator("body")).toHaveClass(/touch-device/);
}

async function settledLooks(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator(":root:not([data-folded])")).toBeAttached();
  return looks(page);
}

for (const kind of KINDS) {
  test(`the page ${kind} looks the same loaded and gone to from another`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Some texts show the time.
    await page.clock.setFixedTime("2026-01-15T12:00:00Z");
    const path = await addressOf(kind, ENGLISH, request);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const loaded = await settledLooks(page);
    expect(loaded.length).toBeGreaterThan(10);

    // Pages with few sections of their own, one after the other: their styles stay in the document.
    for (const from of kind === "privacy" ? ["/contacts", "/about"] : ["/privacy", "/about"]) {
      await open(page, from);
      await page.evaluate((to) => window.___navigate(to), path);
      await page.waitForURL(`**${path}`);
      await page.waitForLoadState("networkidle");
      await expect.poll(() => settledLooks(page)).toEqual(loaded);
    }
  });
}

test("G4: where the styles of the page one goes to do not come, it is loaded anew", async ({ page }) => {
  await page.route("**/component---src-templates-contacts*.css", (route) => route.abort());
  await open(page, "/privacy");
  await page.evaluate(() => document.body.setAttribute("data-first", ""));
  await follow(page, /^Contacts$/);
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(page.locator("body:not([data-first]) h1")).toBeVisible();
});
