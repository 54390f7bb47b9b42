/** A tab that the tests of a worker share: no new context for each of many looks at pages, and one cache for all. */
import type { BrowserContextOptions, Page } from "@playwright/test";
import { expect, test as base, watchPolicy, withoutServiceWorker } from "./journey";

/**
 * @param options of the tab's context; `viewport` and what `emulateMedia` sets are each test's own to change
 * @param prepare what to do once with the new tab
 */
export function testInOneTab(options: BrowserContextOptions, prepare: (tab: Page) => Promise<void> = async () => {}) {
  return base.extend<object, { tab: Page }>({
    tab: [
      async ({ browser }, use) => {
        const context = await browser.newContext({ baseURL: process.env.BASE_URL, locale: "en-US", ...options });
        const violations = await watchPolicy(context);
        await withoutServiceWorker(context);
        const tab = await context.newPage();
        await prepare(tab);
        await use(tab);
        expect(violations).toEqual([]);
        await context.close();
      },
      { scope: "worker" },
    ],
  });
}
