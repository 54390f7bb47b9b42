/** Visited pages open offline, and with a connection pages are never outdated (X14, docs/decisions/0138). */
import { LOCALES } from "@future-native/contract/locales";
import { inTurn, sample } from "../support/test-length";
import { follow } from "./errors-support";
import { expect, test } from "./journey";
import { releasedPages } from "./release-files";
import { countWorkers, keptAddresses, keptPages, OfflineSite, untilKept, WORKER } from "./offline-support";
import { openFully } from "./support";

test.use({ hasServiceWorker: true });

let site: OfflineSite;
test.beforeEach(async () => {
  site = new OfflineSite();
  await site.start();
});
test.afterEach(() => site.stop());

const WORDS = {
  en: {
    kept: /You are offline.*as it was on \w+\s\d+,\s\d{4}\.$/,
    missing: "You are offline",
    contacts: /^contacts$/i,
  },
  ru: { kept: /Вы не\sв\sсети.*от\s\d+\s\S+\s\d{4}\sг\.$/, missing: /^Вы не\sв\sсети$/, contacts: /^контакты$/i },
  br: {
    kept: /sem conexão.*em \d+\sde\s\S+\sde\s\d{4}\.$/,
    missing: "Você está sem conexão",
    contacts: /^contatos?$/i,
  },
} as const;

for (const { code, prefix, tag } of inTurn(LOCALES, 2)) {
  const words = WORDS[code];

  test(`X14: in "${code}" a page that was seen opens offline and says from when it is; any other says that it was not`, async ({
    page,
  }) => {
    await openFully(page, `${site.base}${prefix}/about`);
    await untilKept(page, `${prefix}/about`);
    await follow(page, words.contacts);
    await expect(page).toHaveURL(`${site.base}${prefix}/contacts`);
    await untilKept(page, `${prefix}/contacts`);
    await site.stop();

    await page.goto(`${site.base}${prefix}/contacts?utm=1`);
    const notice = page.locator("[data-kept]");
    await expect(notice).toHaveText(words.kept);
    await expect(notice).toHaveAttribute("lang", tag);
    await expect(page.locator("body")).toHaveClass(/touch-device/);

    // From page to page, and back.
    await page.getByRole("button", { name: /menu|меню/i }).click();
    await page.getByRole("navigation").locator(`a[href="${prefix}/about"]`).first().click();
    await expect(page).toHaveURL(`${site.base}${prefix}/about`);
    await expect(notice).toHaveText(words.kept);
    await page.goBack();
    await expect(page).toHaveURL(`${site.base}${prefix}/contacts?utm=1`);

    const answer = await page.goto(`${site.base}${prefix}/privacy`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: words.missing })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await page.locator(`a[href="${prefix}/about"]`).click();
    await expect(notice).toHaveText(words.kept);

    await site.start();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test("X14: with a connection a page is the server's, whatever is kept", async ({ page }) => {
  await openFully(page, `${site.base}/about`);
  await untilKept(page, "/about");
  await page.reload();
  await expect(page.locator("body")).toHaveClass(/touch-device/);
  site.instead.set("/about", { status: 200, type: "text/html", body: "<!doctype html><title>New</title><h1>New</h1>" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "New" })).toBeVisible();
  site.instead.set("/about", { status: 502, type: "text/html", body: "<!doctype html><h1>Bad gateway</h1>" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Bad gateway" })).toBeVisible();
});

test("X14: nothing is kept but pages that were seen, their data and files named by their content; a page that is gone is forgotten", async ({
  page,
}) => {
  await openFully(page, `${site.base}/contacts/brief?from=mail`);
  await untilKept(page, "/contacts/brief");
  await follow(page, /^contacts$/i);
  await untilKept(page, "/contacts");
  const kept = await keptAddresses(page);
  const isWanted = (address: string) =>
    /^GET (?:\/contacts(?:\/brief)?|\/page-data\/(?:app-data|[\da-f]{20}\/contacts(?:\/brief)?\/page-data)\.json|\/static\/.+|\/[^/]+[-.][\da-f]{16,}\.(?:js|css))$/.test(
      address,
    );
  expect(kept.filter((address) => !isWanted(address))).toEqual([]);

  site.instead.set("/contacts/brief", { status: 404, type: "text/html", body: "<!doctype html><title>Gone</title>" });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page: "/contacts/brief" });
    active?.postMessage({ page: "/admin" });
    active?.postMessage({ files: ["/api/jobs"] });
  });
  await expect.poll(() => keptAddresses(page)).not.toContain("GET /contacts/brief");
  expect(await keptAddresses(page)).not.toContain("GET /admin");
});

test("X14: 50 pages are kept at most, none for longer than 30 days", { tag: "@long" }, async ({ page }) => {
  test.slow();
  await openFully(page, `${site.base}/about`);
  await untilKept(page, "/about");
  const paths = releasedPages().flatMap(({ path, route }) => (route === "404" || path === "/about" ? [] : path));
  await page.evaluate(
    async (all) => {
      const { active } = await navigator.serviceWorker.ready;
      for (const path of all) active?.postMessage({ page: path });
    },
    paths.slice(0, 55),
  );
  // So many pages with all their files take a while.
  await expect.poll(() => keptPages(page), { timeout: 120_000 }).not.toContain("/about");
  await expect.poll(async () => (await keptPages(page)).length, { timeout: 120_000 }).toBe(50);

  const [path = ""] = await keptPages(page);
  await page.evaluate(async (old) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith("-pages")) ?? "");
    const found = await cache.match(old);
    const headers = new Headers(found?.headers);
    headers.set("X-Kept-Since", String(Date.now() - 31 * 24 * 3600 * 1000));
    await cache.put(old, new Response(await found?.text(), { headers }));
  }, path);
  await site.stop();
  expect((await page.goto(site.base + path))?.status()).toBe(503);
});

test(
  "X14: a tab that is open while the worker changes goes on keeping what it shows",
  { tag: "@long" },
  async ({ page }) => {
    await openFully(page, `${site.base}/contacts/brief`);
    await untilKept(page, "/contacts/brief");
    const worker = await (await page.request.get(site.base + WORKER)).text();
    site.instead.set(WORKER, { status: 200, type: "text/javascript", body: `${worker}\n// Newer.` });
    await page.evaluate(async () => {
      const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
      await (await navigator.serviceWorker.ready).update();
      await changed;
    });
    await follow(page, /^contacts$/i);
    await untilKept(page, "/contacts");
  },
);

test(
  "X14: the worker leaves the first view, the CMS and what is not asked for by GET alone",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(`${site.base}/about`, { waitUntil: "load" });
    expect(site.asked).not.toContain(WORKER);
    await openFully(page, `${site.base}/about`);
    await untilKept(page, "/about");
    await page.reload();
    await expect(page.locator("body")).toHaveClass(/touch-device/);
    // The worker would answer in place of a server that is gone.
    await site.stop();
    for (const path of ["/admin", "/api/jobs", "/preview"]) {
      await expect(page.evaluate((to) => fetch(to), path)).rejects.toThrow("Failed to fetch");
      const other = await page.context().newPage();
      await expect(other.goto(site.base + path)).rejects.toThrow("ERR_CONNECTION_REFUSED");
    }
  },
);

for (const way of sample(["the setting is off", "its file is gone"], 2)) {
  test(`X14: the worker and all that it keeps go from a visitor's device when ${way}`, async ({ page }) => {
    await openFully(page, `${site.base}/about`);
    await untilKept(page, "/about");
    if (way === "the setting is off") {
      await site.switchOff();
      // As with that setting, pages do not register it either. The browser itself looks for a newer worker.
      await page.addInitScript(() => Reflect.deleteProperty(ServiceWorkerContainer.prototype, "getRegistration"));
    } else site.instead.set(WORKER, { status: 404, type: "text/html", body: "" });
    await openFully(page, `${site.base}/contacts`);
    await expect.poll(() => countWorkers(page)).toBe(0);
    await expect.poll(() => keptAddresses(page)).toEqual([]);
    await site.stop();
    await expect(page.goto(`${site.base}/about`)).rejects.toThrow("ERR_CONNECTION_REFUSED");
  });
}
