/** Lets territories play for `npm run bench:scroll`. */
import type { Page } from "playwright-core";

const COUNT = 3;

/** Points at one case of the list after another, each until its second is over. */
export async function playTerritories(page: Page): Promise<void> {
  const cards = page.locator("main li[data-lives]");
  for (let index = 0; index < COUNT; index++) {
    const card = cards.nth(index);
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await page.waitForFunction(() => document.querySelector("[data-lives] [data-grows] span") !== null);
    await page.waitForFunction(() => document.querySelector("[data-lives] [data-grows] span") === null);
  }
}
