/** State across pages: device, requests in progress, analytics (N29, F7), and the shared layout (G2). */
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./journey";
import { openPopup } from "./enquiry-support";
import { open, openFully } from "./support";

test.describe("the device", () => {
  test("N29: a narrow window is mobile up to 992 px, and stays true when it is resized", async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await open(page, "/about");
    await expect(page.locator("body")).toHaveAttribute("data-viewport", "mobile");
    await page.setViewportSize({ width: 993, height: 800 });
    await expect(page.locator("body")).toHaveAttribute("data-viewport", "desktop");
  });

  test("N29: a mouse makes the body not-touch-device", async ({ page }) => {
    await open(page, "/about");
    await expect(page.locator("body")).toHaveClass(/(?:^| )not-touch-device(?: |$)/);
  });

  test.describe("with a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test("N29: a finger makes it touch-device, and hydration finds what the server made", async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await open(page, "/about");
      await expect(page.locator("body")).toHaveClass(/(?:^| )touch-device(?: |$)/);
      expect(errors).toEqual([]);
    });
  });
});

test.describe("requests in progress", () => {
  const START = "2026-01-01T10:00:00Z";
  const PAUSE = "2026-01-01T11:00:00Z";

  /** Holds the data of a page back, and says how to let it go. */
  async function hold(page: Page, path: string): Promise<() => Promise<void>> {
    const held: Route[] = [];
    let isHeld = true;
    await page.route(`**/page-data/*${path}/page-data.json*`, (route) => {
      if (isHeld) held.push(route);
      else return route.continue();
    });
    return async () => {
      isHeld = false;
      // A prefetch may have been cancelled meanwhile.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    };
  }

  test("N29: the progress indicator shows after 200 ms, not before, and finishes with the page", async ({ page }) => {
    await page.clock.install({ time: START });
    const release = await hold(page, "/about");
    await openFully(page, "/privacy");
    await page.clock.pauseAt(PAUSE);
    await page.evaluate(() => window.___navigate("/about"));
    await page.clock.runFor(199);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(1);
    await page.clock.resume();
    await release();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });

  test("N29: a navigation that is done before shows nothing", async ({ page }) => {
    await openFully(page, "/privacy");
    await page.evaluate(() => {
      Object.assign(window, { progressSeen: 0 });
      const count = () => document.querySelector('[role="progressbar"]') && (window.progressSeen += 1);
      new MutationObserver(count).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
    await page.clock.install();
    // Paused clock: no timer fires on a slow machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => window.___navigate("/contacts"));
    await expect(page).toHaveURL("/contacts");
    expect(await page.evaluate(() => window.progressSeen)).toBe(0);
  });

  test("N29: the browser's back button counts too", async ({ page }) => {
    await open(page, "/privacy");
    await page.evaluate(() => window.___navigate("/contacts"));
    await expect(page).toHaveURL("/contacts");
    const release = await hold(page, "/privacy");
    // After a reload the previous page is no longer in memory.
    await page.reload({ waitUntil: "load" });
    await page.mouse.move(200, 200);
    await expect(page.locator("#progress")).toBeAttached();
    await page.goBack();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(1);
    await release();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/privacy/i);
  });

  test("N29: a request that fails is seen to fail", async ({ page }) => {
    await page.clock.install({ time: START });
    await page.route("**/page-data/*/about/page-data.json*", (route) => route.abort());
    await openFully(page, "/privacy");
    // Gatsby would load the document; the page stays instead.
    await page.route("**/about", (route) => route.abort("aborted"));
    await page.clock.pauseAt(PAUSE);
    await page.evaluate(() => window.___navigate("/about"));
    const note = page.getByRole("alert").filter({ hasText: "did not load" });
    await expect(note).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await page.clock.runFor(6000);
    await expect(note).toHaveCount(0);
  });
});

test.describe("analytics, with no provider set", () => {
  test("F7: nothing is loaded, asked, kept or offered", async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const path of ["/", "/ru/about", "/br/contacts", "/privacy"]) {
      await openFully(page, path);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("button", { name: /analytics|аналитик|análise/i })).toHaveCount(0);
    }
    const foreign = asked.filter((url) => !url.startsWith(baseURL ?? "") && !/^(?:data|blob):/.test(url));
    expect(foreign).toEqual([]);
    expect(asked.filter((url) => /\/(?:analytics|consent)[^/]*\.js/.test(url))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["i18n_redirected"]);
    expect(await page.evaluate(() => localStorage.getItem("analytics-consent"))).toBeNull();
  });
});

declare global {
  interface Window {
    ___navigate: (to: string) => void;
    progressSeen: number;
  }
}

test.describe("the tree of a page", () => {
  test("G2: the browser takes over what was served, element for element, and its wrappers stay when one goes on", async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js(?:\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    const parts = "header, nav, main, main section, main h1, main h2, footer";
    const served = await page.evaluate((wanted) => {
      const all = [...document.querySelectorAll(wanted)];
      for (const element of all) Object.assign(element, { wasServed: true });
      return all.length;
    }, parts);
    release();
    await expect(page.locator("body")).toHaveClass(/touch-device/);
    await page.mouse.move(200, 200);
    await expect(page.locator("#progress")).toBeAttached();
    const kept = await page.evaluate(
      (wanted) => [...document.querySelectorAll(wanted)].filter((element) => "wasServed" in element).length,
      parts,
    );
    expect(served).toBeGreaterThan(20);
    expect(kept).toBe(served);
    // The shared layout keeps working across pages and is not mounted again.
    await page.locator("#progress").evaluate((element) => Object.assign(element, { isTheFirst: true }));
    for (const [path, layout] of [
      ["/about", "default"],
      ["/career", "career"],
    ] as const) {
      if (path !== "/about") await page.getByRole("main").locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      // The address comes before the page, whose layout brings its own host of forms.
      await expect(page.locator("body")).toHaveAttribute("data-layout", layout);
      const dialog = await openPopup(page, { type: 1 });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
    expect(await page.locator("#progress").evaluate((element) => "isTheFirst" in element)).toBe(true);
  });
});
