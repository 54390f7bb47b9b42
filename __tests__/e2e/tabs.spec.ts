/** A tab that was opened before many releases (X14). */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createStaticSite } from "../../cms/release-store/static-site";
import { countDocuments, follow } from "./errors-support";
import { byLength } from "../support/test-length";
import { expect, test } from "./journey";
import { openFully, watchFaults } from "./support";
import { TabsSite, titleOf } from "./tabs-support";

const PUBLICATIONS = byLength(12, 50);
/** Publications that bring other code. */
const WITH_CODE = [1, 2, 3].map((quarter) => Math.ceil((quarter * PUBLICATIONS) / 4));

interface Seen {
  titles: string[];
  /** Titles of the pages whose heading was without its styles. */
  unstyled: string[];
}

declare global {
  interface Window {
    framesSeen: Seen;
  }
}

/** Looks at every frame of every document. @returns what has been seen in the one that is open */
async function watchFrames(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { titles: [], unstyled: [] };
    window.framesSeen = seen;
    const look = () => {
      const { title } = document;
      if (title && title !== seen.titles.at(-1)) seen.titles.push(title);
      const heading = document.querySelector("main h1");
      // What the browser's own sheet makes of a heading.
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
  await page.waitForFunction(() => "___navigate" in window);
  await page.evaluate((to) => window.___navigate(to), path);
  await expect(page).toHaveURL(new URL(path, page.url()).href);
  await expect.poll(() => page.title()).toContain(titleOf(path));
}

const setBusy = (page: Page) =>
  page.evaluate(() => document.body.append(Object.assign(document.createElement("dialog"), { open: true })));
const setIdle = (page: Page) => page.evaluate(() => document.querySelector("body > dialog:last-child")?.remove());
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => "isSame" in window);

let site: TabsSite;
let base: string;
let stop: () => void;
test.beforeEach(async () => {
  site = await TabsSite.copy();
  await site.publish();
  const statics = createStaticSite(join(site.releases, "current"));
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://site");
    void statics.handle(request, response, decodeURI(pathname), search);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
});
test.afterEach(() => {
  stop();
  site.remove();
});

test("X14: a busy tab goes on with its own code through many releases, three with other code, and moves when it is idle", async ({
  page,
}) => {
  test.slow();
  const seen = await watchFrames(page);
  await openFully(page, `${base}/privacy`);
  await mark(page);
  await setBusy(page);
  const faults = watchFaults(page);
  const documents = countDocuments(page);
  for (let at = 1; at <= PUBLICATIONS; at += 1) {
    const path = site.pages[at % site.pages.length] ?? "/about";
    if (WITH_CODE.includes(at)) await site.changeCode();
    await site.publish(path);
    await go(page, path);
  }
  expect([documents(), await isSame(page)]).toEqual([0, true]);
  const { titles, unstyled } = await seen();
  expect(titles.length).toBeGreaterThan(PUBLICATIONS / 2);
  expect(titles.filter((title) => !/Future Native(?: 1\.\d+)?$/.test(title))).toEqual([]);
  expect(unstyled).toEqual([]);

  await go(page, "/about");
  await setIdle(page);
  await follow(page, /^contacts$/i);
  await expect(page).toHaveTitle(/Future Native 4\.\d+$/);
  await expect(page).toHaveURL(`${base}/contacts`);
  expect([documents(), await isSame(page), (await seen()).unstyled]).toEqual([1, false, []]);
  expect(faults).toEqual([]);
});
