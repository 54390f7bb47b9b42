/** A page has the styles of its own sections; those of the others come before another page does (G5). */
import { expect, test, type Page } from "@playwright/test";
import { getLocale } from "@future-native/contract";
import { follow } from "./errors-support";
import { addressOf, KINDS } from "./support";

const ENGLISH = getLocale("en");

async function whenAlive(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expect(page.locator("body")).toHaveAttribute("data-viewport", /./);
}

/** Classes of the document whose rules stand in the sheet of all sections, but not in the page. */
function withoutRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const served = document.querySelector<HTMLStyleElement>('style[data-href*="/sections."]');
    const whole = await (await fetch(served?.dataset["href"] ?? "")).text();
    const [all, own] = [whole, served?.textContent ?? ""].map(
      (text) => new Set([...text.matchAll(/\.(-?[A-Z_a-z][\w-]*)/g)].map(([, name]) => name)),
    );
    const used = new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]));
    if (!all || all.size === 0) throw new Error("The sheet of all sections has no classes.");
    return [...used].filter((name) => all.has(name) && !own?.has(name));
  });
}

/** What the parts of a page measure, in whole pixels. */
const sizes = (page: Page) =>
  page
    .locator("main > *, main section")
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ width, height }) => [width, height].map(Math.round)),
    );

for (const kind of KINDS) {
  test(`G5: the page ${kind} as served has the styles of all that scripts make of it`, async ({ page, request }) => {
    await page.goto(await addressOf(kind, ENGLISH, request));
    await whenAlive(page);
    expect(await withoutRules(page)).toEqual([]);
  });
}

test("G5: a page that one goes to looks as the one that is loaded", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await whenAlive(page);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await sizes(page);
  expect(loaded.length).toBeGreaterThan(2);

  // A page that shares no section with it.
  await page.goto("/privacy");
  await whenAlive(page);
  await follow(page, /^About$/);
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(() => sizes(page)).toEqual(loaded);
});

test("G4: where those styles do not come, the page one goes to is loaded anew", async ({ page }) => {
  await page.route("**/sections.*.css", (route) => route.abort());
  await page.goto("/privacy");
  await whenAlive(page);
  await page.evaluate(() => document.body.setAttribute("data-first", ""));
  await follow(page, /^Contacts$/);
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(page.locator("body:not([data-first]) h1")).toBeVisible();
});
