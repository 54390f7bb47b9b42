/** A tab that was opened before many releases (X14). */
import type { Page } from "@playwright/test";
import { countDocuments, follow } from "./errors-support";
import { byLength } from "../support/test-length";
import { expect, test } from "./journey";
import { openFully, watchFaults } from "./support";
import { diskUse } from "./tabs-disk";
import { startBundled, TABS_HOSTS, type TabsHost } from "./tabs-hosts";
import { TabsSite, titleOf } from "./tabs-support";

interface FrameLog {
  titles: string[];
  /** Titles of the pages whose heading was without its styles. */
  unstyled: string[];
}

declare global {
  interface Window {
    framesSeen: FrameLog;
  }
}

/** Records every frame of every document. @returns the log of the current one */
async function watchFrames(page: Page): Promise<() => Promise<FrameLog>> {
  await page.addInitScript(() => {
    const seen: FrameLog = { titles: [], unstyled: [] };
    window.framesSeen = seen;
    const look = () => {
      const { title } = document;
      if (title && title !== seen.titles.at(-1)) seen.titles.push(title);
      const heading = document.querySelector("main h1");
      // The default margin of the user agent means that the site's style sheet is missing.
      const isPlain = heading && getComputedStyle(heading).marginBlockStart !== "0px";
      if (isPlain && seen.unstyled.at(-1) !== title) seen.unstyled.push(title);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => window.framesSeen);
}

/** Goes to a page as a link does. */
async function go(page: Page, path: string): Promise<void> {
  // Until a page answers, clicks are held back; what comes before would meet a page that is half hydrated.
  await expect(page.locator("body")).toHaveClass(/touch-device/);
  await page.evaluate((to) => window.___navigate(to), path);
  await expect(page).toHaveURL(new URL(path, page.url()).href);
  await expect.poll(() => page.title()).toContain(titleOf(path));
}

const setBusy = (page: Page) =>
  page.evaluate(() => document.body.append(Object.assign(document.createElement("dialog"), { open: true })));
const setIdle = (page: Page) => page.evaluate(() => document.querySelector("body > dialog:last-child")?.remove());
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => "isSame" in window);

// The command of the tests fetches nginx, or says that it is left out.
for (const { name, start, publications, codes } of TABS_HOSTS.filter(({ isHere }) => isHere)) {
  test.describe(`of ${name}`, () => {
    let site: TabsSite;
    let host: TabsHost;
    test.beforeEach(async () => {
      site = await TabsSite.copy();
      host = await start(site);
    });
    test.afterEach(async () => {
      await host.stop();
      site.remove();
    });

    test(`X14: a busy tab goes on with its own code through ${publications} releases, ${codes} with other code, and moves when it is idle`, async ({
      page,
    }) => {
      // A minute on a quiet machine.
      test.setTimeout(900_000);
      const isOfOtherCode = (at: number) => at % Math.ceil((publications + 1) / (codes + 1)) === 0;
      const seen = await watchFrames(page);
      await openFully(page, `${host.base}/privacy`);
      await mark(page);
      await setBusy(page);
      const faults = watchFaults(page);
      const documents = countDocuments(page);
      for (let at = 1; at <= publications; at += 1) {
        const path = site.pages[at % site.pages.length] ?? "/about";
        if (isOfOtherCode(at)) await site.changeCode();
        await site.publish(path);
        await go(page, path);
      }
      expect([site.code, documents(), await isSame(page)]).toEqual([codes + 1, 0, true]);
      const { titles, unstyled } = await seen();
      expect(titles.length).toBeGreaterThan(publications / 2);
      expect(titles.filter((title) => !/Future Native(?: 1\.\d+)?$/.test(title))).toEqual([]);
      expect(unstyled).toEqual([]);

      await go(page, "/about");
      await setIdle(page);
      await follow(page, /^contacts$/i);
      await expect(page).toHaveTitle(new RegExp(`Future Native ${site.code}\\.\\d+$`));
      await expect(page).toHaveURL(`${host.base}/contacts`);
      expect([documents(), await isSame(page), (await seen()).unstyled]).toEqual([1, false, []]);
      expect(faults).toEqual([]);
    });
  });
}

test("X14: an idle tab loads a document once for each release with other code, and none for the others", async ({
  page,
}) => {
  test.slow();
  const site = await TabsSite.copy();
  const host = await startBundled(site);
  await openFully(page, `${host.base}/privacy`);
  const faults = watchFaults(page);
  const documents = countDocuments(page);
  for (let at = 1; at <= byLength(3, 9); at += 1) {
    const [published = "", next = "", after = ""] = site.pages.slice(at * 4);
    if (at % 3 === 2) await site.changeCode();
    await site.publish(published);
    await go(page, published);
    // It knows of newer code when it has loaded the next page.
    await go(page, next);
    await go(page, after);
    const edition = site.code === 1 ? "(?: 1\\.\\d+)?" : ` ${site.code}\\.\\d+`;
    await expect(page).toHaveTitle(new RegExp(`Future Native${edition}$`));
    expect(documents()).toBe(site.code - 1);
  }
  expect(faults).toEqual([]);
  await host.stop();
  site.remove();
});

const FAILURES = [
  ["the code of a page fails once", "**/component---src-templates-about-tsx-*.js", 1],
  ["the data of a page fail once", "**/page-data/**/about/page-data.json", 1],
  ["the data of a page fail for good", "**/page-data/**/about/page-data.json", Infinity],
] as const;

for (const [what, address, times] of FAILURES) {
  test(`X14: a tab of earlier code shows the page where the network fails in between: ${what}`, async ({ page }) => {
    const site = await TabsSite.copy();
    const host = await startBundled(site);
    await openFully(page, `${host.base}/privacy`);
    await setBusy(page);
    await site.changeCode();
    await site.publish();
    const documents = countDocuments(page);
    let asked = 0;
    await page.route(address, (route) => ((asked += 1) > times ? route.continue() : route.abort()));
    await go(page, "/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    expect(documents()).toBeLessThanOrEqual(1);
    await page.unrouteAll();
    await page.waitForFunction(() => "___navigate" in window);
    await follow(page, /^contacts$/i);
    await expect(page).toHaveTitle(/^Contacts — Future Native/);
    await host.stop();
    site.remove();
  });
}

test("X14: a release takes 5 MB at most beyond what has changed, with other code and without", async () => {
  test.slow();
  const site = await TabsSite.copy();
  let before = await site.publish();
  let foldersBefore = Infinity;
  for (const name of ["the same code", "other code", "the third code", "the fourth code"]) {
    if (name !== "the same code") await site.changeCode();
    const release = await site.publish("/about");
    const { changed, beyond, folders } = diskUse(site.releases, before.id, release);
    const [changedMb, beyondMb] = [changed, beyond].map((bytes) => (bytes / 1e6).toFixed(2));
    console.info(`Release with ${name}: ${changedMb} MB changed, ${beyondMb} MB beyond, ${folders} folders.`);
    expect(changed).toBeGreaterThan(0);
    expect(beyond).toBeLessThan(5e6);
    // Of its page data, a folder a page.
    expect(folders - foldersBefore).toBeLessThan(2 * (site.pages.length + 20));
    foldersBefore = folders;
    before = release;
  }
  site.remove();
});
