/**
 * Cases of Gatsby's own end-to-end tests, applied to this site (X14). docs/decisions/0139 lists the cases that are
 * covered here or by another journey, and those that do not apply.
 */
import type { Page } from "@playwright/test";
import { countDocuments, message } from "./errors-support";
import { inTurn } from "../support/test-length";
import { expect, test } from "./journey";
import { scrollTo, scrollY, settled } from "./movement-support";
import { open, openFully, watchFaults } from "./support";

const DATA = { home: "(?:index/)?", contacts: "contacts/", "not-found": "(?:404(?:\\.html)?/)" } as const;
type Target = keyof typeof DATA;
const TARGETS = ["home", "contacts", "not-found"] as const satisfies readonly Target[];

/** Addresses of a page's resources. */
const PARTS = {
  data: (place: Target) => new RegExp(`/page-data/(?:[\\da-f]{20}/)?${DATA[place]}page-data\\.json$`),
  code: (place: Target) => new RegExp(`/component---src-templates-${place}-tsx-\\w+\\.js$`),
  styles: (place: Target) => new RegExp(`/component---src-templates-${place}-tsx\\.\\w+\\.css$`),
  all: (place: Target) =>
    new RegExp([PARTS.data, PARTS.code, PARTS.styles].map((part) => `(?:${part(place).source})`).join("|")),
} as const;

async function isHome(page: Page): Promise<void> {
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Awards", exact: true })).toBeAttached();
}

async function isContacts(page: Page): Promise<void> {
  await expect(page).toHaveURL("/contacts");
  await expect(page).toHaveTitle(/^Contacts/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function isNotFound(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(message(page, "This page could not be found")).toBeVisible();
}

/** Whether the page answers; one whose code or data are missing never does, and its links are plain ones. */
const answers = (page: Page) =>
  page
    .waitForFunction(() => /touch-device/.test(document.body.className), undefined, { timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );

/** As a link of a content leads to an address, which need not be a page's. */
async function goTo(page: Page, path: string): Promise<void> {
  const isAnswering = await answers(page);
  await page.evaluate(([to, byGatsby]) => (byGatsby ? window.___navigate(to) : window.location.assign(to)), [
    path,
    isAnswering,
  ] as const);
}

const toHome = (page: Page) => page.getByRole("main").getByRole("link", { name: "To the home page" }).click();

/** The ways of a visit. */
async function walk(page: Page): Promise<void> {
  await page.goto("/", { waitUntil: "load" });
  await page.mouse.move(200, 200);
  await isHome(page);
  await goTo(page, "/contacts");
  await isContacts(page);
  await goTo(page, "/no-such-page");
  await isNotFound(page, "/no-such-page");
  await page.goto("/no-such-page", { waitUntil: "load" });
  await isNotFound(page, "/no-such-page");
  await toHome(page);
  await isHome(page);
}

test.describe("resources that fail to load", () => {
  test("X14: with all of them there, every way of a visit leads on", async ({ page }) => {
    const documents = countDocuments(page);
    await walk(page);
    // The first page and the one that is opened by its address; more on a machine too slow to respond in time.
    expect(documents()).toBeGreaterThanOrEqual(2);
    expect(documents()).toBeLessThan(5);
  });

  test("X14: without the code of the site, every way leads on by documents", async ({ page }) => {
    await page.route(/\/app-\w+\.js$/, (route) => route.fulfill({ status: 404 }));
    await walk(page);
  });

  for (const [row, part] of (["data", "code", "styles", "all"] as const).entries()) {
    for (const place of inTurn(TARGETS, row)) {
      test(`X14: without the ${part} of the page ${place}, every way leads on`, async ({ page }) => {
        await page.route(PARTS[part](place), (route) => route.fulfill({ status: 404 }));
        await walk(page);
      });
    }
  }
});

test.describe("a document of earlier code, out of a cache", () => {
  const OTHER = { webpackCompilationHash: "0123456789abcdef0123" };

  test("X14: has the data of its own code, and is not loaded again", async ({ page }) => {
    await page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: OTHER }));
    const faults = watchFaults(page);
    const documents = countDocuments(page);
    await openFully(page, "/about");
    await expect(page.locator("body")).toHaveClass(/not-touch-device/);
    expect([documents(), faults]).toEqual([1, []]);
  });

  test("X14: is loaded again once, and not for ever, where these are gone", async ({ page }) => {
    await page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: OTHER }));
    await page.route(/\/page-data\/[\da-f]{20}\/about\/page-data\.json$/, (route) => route.fulfill({ status: 404 }));
    const documents = countDocuments(page);
    const asked = countData(page);
    await page.goto("/about", { waitUntil: "load" });
    await page.mouse.move(200, 200);
    await expect.poll(documents).toBe(2);
    // Each document asks once, the second when the pointer rests on it or moves.
    await expect(async () => {
      await page.mouse.move(200, 200);
      await page.mouse.move(300, 300);
      expect(asked()).toBe(2);
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents()).toBe(2);
  });
});

function countData(page: Page): () => number {
  let count = 0;
  page.on("response", (response) => {
    if (response.url().endsWith("/page-data/about/page-data.json")) count += 1;
  });
  return () => count;
}

test("X14: a page that is visited twice keeps the place of each visit", async ({ page }) => {
  await openFully(page, "/about");
  const first = await scrollTo(page, 400);
  await goTo(page, "/contacts");
  await isContacts(page);
  await goTo(page, "/about");
  await expect(page).toHaveURL("/about");
  // The page before it is shorter, and has the address a moment longer than its place.
  await expect(page).toHaveTitle(/^About/);
  await settled(page);
  await expect.poll(() => scrollY(page)).toBe(0);
  const second = await scrollTo(page, 1200);
  expect(second).toBeGreaterThan(first);
  await goTo(page, "/contacts");
  await isContacts(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(second);
  await page.goBack();
  await isContacts(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(first);
});

test("X14: nothing is fetched ahead for a crawler", async ({ browser, baseURL }) => {
  const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const context = await browser.newContext({ userAgent, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await openFully(page, "/contacts");
  await page.getByRole("button", { name: /menu/i }).click();
  const link = (name: RegExp) => page.getByRole("navigation").getByRole("link", { name }).first();
  await link(/^about/i).hover();
  await link(/^cases$/i).click();
  await expect(page).toHaveURL("/cases");
  const data = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(data.filter((name) => name.includes("/about/page-data.json"))).toEqual([]);
  await context.close();
});

test("X14: a percent sign in the query opens the page, by a link and by its address", async ({ page }) => {
  const faults = watchFaults(page);
  await openFully(page, "/contacts");
  await goTo(page, "/cases?cat=%25");
  await expect(page).toHaveURL("/cases?cat=%25");
  await expect(page).toHaveTitle(/^Cases/);
  await open(page, "/cases?cat=%25");
  await expect(page).toHaveURL("/cases?cat=%25");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

const focusIsAtTheBeginning = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");

for (const [from, to] of [
  ["/", "/contacts"],
  ["/contacts", "/"],
  ["/", "/no-such-page"],
  ["/no-such-page", "/"],
  ["/no-such-page", "/nor-this-one"],
] as const) {
  test(`X7, X14: from ${from} to ${to} the keyboard begins at the beginning of the page`, async ({ page }) => {
    await openFully(page, from);
    await page.getByRole("link").first().focus();
    await goTo(page, to);
    await expect(page).toHaveURL(to);
    await focusIsAtTheBeginning(page);
  });
}

test("L5, X14: a head is written once for each page, whatever way one takes to it", async ({ page }) => {
  const head = () =>
    page.evaluate(() =>
      [
        ...document.head.querySelectorAll(
          "title, meta[name], meta[property], link[rel=canonical], link[hreflang], script",
        ),
      ]
        .filter((element) => element.hasAttribute("data-gatsby-head"))
        .map(({ outerHTML }) => outerHTML)
        .toSorted(),
    );
  await openFully(page, "/contacts");
  const loaded = await head();
  expect(loaded.length).toBeGreaterThan(5);
  await goTo(page, "/about");
  await expect(page).toHaveURL("/about");
  await expect.poll(head).not.toEqual(loaded);
  await goTo(page, "/contacts");
  await expect.poll(head).toEqual(loaded);
});
