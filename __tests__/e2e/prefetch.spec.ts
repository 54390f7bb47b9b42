/** Prefetching, and the cases without it (G5). */
import type { Page } from "@playwright/test";
import { sample } from "../support/test-length";
import { expect, test } from "./journey";

interface PageActivity {
  /** Callbacks of requestIdleCallback. */
  due: (() => void)[];
  /** Paths of the pages whose data was requested. */
  asked: string[];
}

declare global {
  interface Window {
    held: PageActivity;
  }
}

/** Delays idle callbacks until the test runs them, and records requests made meanwhile. */
async function hold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: PageActivity = { due: [], asked: [] };
    window.held = held;
    window.requestIdleCallback = (run) => held.due.push(() => run({ didTimeout: false, timeRemaining: () => 50 }));
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      // Below the name of the tab's own code (X14).
      const [found, path = "index"] = /^\/page-data\/[\da-f]{20}(?:\/(.+))?\/page-data\.json/.exec(String(url)) ?? [];
      if (found) held.asked.push(path);
      open.call(this, method, url, true);
    };
  });
}

const asked = (page: Page) => page.evaluate(() => window.held.asked);

/** Runs the page's idle callbacks. @returns its requests so far */
const rest = (page: Page) =>
  page.evaluate(() => {
    const { due, asked } = window.held;
    for (const run of due.splice(0)) run();
    return asked;
  });

/** Opens a page and waits until it has fetched one that the header leads to, so that the code for it is there. */
async function open(page: Page, path: string, fetched = "index"): Promise<void> {
  await hold(page);
  await page.goto(path);
  await expect.poll(() => rest(page)).toContain(fetched);
}

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).first();

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
}

test("G5: pages that visible links lead to are fetched in idle time, and open without the network", async ({
  page,
  context,
}) => {
  await open(page, "/contacts");
  // The menu is closed.
  expect(await asked(page)).not.toContain("about");
  await openMenu(page);
  await expect.poll(() => rest(page)).toContain("about");
  await context.setOffline(true);
  await menuLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("G5: a link is visible once it is scrolled to", async ({ page }) => {
  await open(page, "/cases");
  const links = page.getByRole("main").locator('a[href^="/cases/"]');
  const pathOf = async (link: ReturnType<typeof links.first>) => ((await link.getAttribute("href")) ?? "").slice(1);
  const last = await pathOf(links.last());
  expect(await asked(page)).not.toContain(last);
  await links.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rest(page)).toContain(last);
});

test("G5: a page is fetched at once when its link is pointed at or focused", async ({ page }) => {
  await open(page, "/contacts");
  await openMenu(page);
  await menuLink(page, "About").hover();
  await expect.poll(() => asked(page)).toContain("about");
  await menuLink(page, "Cases").focus();
  await expect.poll(() => asked(page)).toContain("cases");
});

test("G5: a filtered list is the page that is there, so the way back to it needs no network", async ({
  page,
  context,
}) => {
  await open(page, "/cases");
  const filter = page.getByRole("main").locator('a[href*="?cat="]').first();
  await filter.click();
  await expect(page).toHaveURL(/\?cat=/);
  await page.getByRole("main").locator('a[href^="/cases/"]').first().click();
  await expect(page).toHaveURL(/\/cases\/./);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL(/\?cat=/);
  await expect(filter).toHaveAttribute("aria-current", "true");
});

const NETWORK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const EMULATIONS = {
  "with data saver": {
    method: "Emulation.setDataSaverOverride",
    on: { dataSaverEnabled: true },
    off: { dataSaverEnabled: false },
    isOn: "navigator.connection.saveData",
  },
  "on 2g": {
    method: "Network.emulateNetworkConditions",
    on: { ...NETWORK, latency: 2000 },
    off: NETWORK,
    isOn: "navigator.connection.effectiveType === '2g'",
  },
  offline: {
    method: "Network.emulateNetworkConditions",
    on: { ...NETWORK, offline: true },
    off: NETWORK,
    isOn: "!navigator.onLine",
  },
} as const;

test.describe("nothing is fetched", () => {
  for (const [when, { method, on, off, isOn }] of sample(Object.entries(EMULATIONS), 2)) {
    test(`G5: ${when}, neither in idle time nor for a link that is pointed at or focused`, async ({
      page,
      context,
    }) => {
      await open(page, "/contacts");
      const browser = await context.newCDPSession(page);
      await browser.send(method, on);
      await page.waitForFunction(isOn);
      const before = await asked(page);
      await rest(page);
      await openMenu(page);
      // The links of the menu are seen to be visible.
      await page.waitForFunction(() => window.held.due.length > 0);
      expect(await rest(page)).toEqual(before);
      await menuLink(page, "About").hover();
      await menuLink(page, "Cases").focus();
      expect(await rest(page)).toEqual(before);

      await browser.send(method, off);
      await page.waitForFunction(`!(${isOn})`);
      await menuLink(page, "Cases").hover();
      await expect.poll(() => asked(page)).toContain("cases");
    });
  }

  test("G5: until the connection is back", async ({ page, context }) => {
    await open(page, "/contacts");
    await context.setOffline(true);
    await page.waitForFunction("!navigator.onLine");
    await rest(page);
    await openMenu(page);
    await page.waitForFunction(() => window.held.due.length > 0);
    expect(await rest(page)).not.toContain("about");
    await context.setOffline(false);
    await expect.poll(() => rest(page)).toContain("about");
  });

  test("G5: for links of mail, telephone and other sites, which are plain links", async ({ page }) => {
    await open(page, "/ru/contacts", "ru");
    const before = await asked(page);
    const plain = page.locator('a[href^="mailto:"], a[href^="tel:"], a[href^="http"]');
    expect(await plain.count()).toBeGreaterThan(2);
    for (const link of await plain.all()) {
      await link.dispatchEvent("mouseover");
      await link.focus();
    }
    expect(await asked(page)).toEqual(before);
  });
});
