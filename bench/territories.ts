/** Lets territories play for `npm run bench:scroll -w bench`. */
import type { Page } from "playwright-core";

const COUNT = 3;

/** Points at one case of the list after another, each until its second is over. */
export async function playTerritories(page: Page): Promise<void> {
  const cards = page.locator("main li[data-lives]");
  for (let index = 0; index < COUNT; index++) {
    const card = cards.nth(index);
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await page.waitForFunction(() => document.querySelector("[data-lives] [data-grows] svg") !== null);
    await page.waitForFunction(() => document.querySelector("[data-lives] [data-grows] svg") === null);
  }
}

/** Of the drawings of headers those with the most parts. */
export const HEADERS = ["/cases/night-shift-day-people", "/cases/hired-by-a-bug", "/cases/twelve-hellos"];

/** Points at the header of a case, whose drawing is laid over its picture until its second is over. */
export async function playHeader(page: Page): Promise<void> {
  const drawing = page.locator("main article > header svg");
  // The second of arrival may still be on its way.
  await page.waitForFunction(() => document.readyState === "complete");
  await drawing.waitFor({ state: "detached" });
  await page.mouse.move(5, 5);
  await Promise.all([drawing.waitFor({ state: "attached" }), page.mouse.move(700, 400)]);
  await drawing.waitFor({ state: "detached" });
}
