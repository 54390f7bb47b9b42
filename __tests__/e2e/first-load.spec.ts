/** The page before and while its scripts load. */
import type { Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { inTurn } from "../support/test-length";
import { expect, test } from "./journey";
import { open } from "./support";
import { inWholeBrowser } from "./whole-browser";

test.use(inWholeBrowser);

const SCRIPTS = /\.js(?:\?|$)/;

/**
 * Withholds idle time, so that only a user interaction loads the scripts.
 * @returns the scripts that the page has requested
 */
async function withoutIdleTime(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Delays the responses to all scripts, or to the given ones, until the returned function is called. */
async function holdAnswers(page: Page, files = SCRIPTS): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Whether the browser has done layout for the content of the last section of a page. */
const isLastLaidOut = (page: Page) =>
  page
    .locator("main section")
    .last()
    .evaluate((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { expanded: false });
const answers = (page: Page) => expect(page.locator("body")).toHaveClass(/touch-device/);

test.describe("what is below the first view", () => {
  test("has its layout when the first view is there, before the scripts load, and no trace of it is left", async ({
    page,
  }) => {
    // Without its fonts the page has not loaded.
    const release = await holdAnswers(page, /\.woff2$/);
    await page.goto("/career", { waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("data-folded");
    expect(await isLastLaidOut(page)).toBe(false);
    release();
    await answers(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-folded");
    expect(await isLastLaidOut(page)).toBe(true);
    await expect(page.locator("[style*=content-visibility]")).toHaveCount(0);
  });

  test("has its layout at the first user interaction, when a file never loads", { tag: "@long" }, async ({ page }) => {
    await holdAnswers(page, /\.woff2$/);
    await page.goto("/career", { waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("data-folded");
    await page.mouse.move(100, 100);
    await answers(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-folded");
    expect(await isLastLaidOut(page)).toBe(true);
  });

  test(
    "is there from the beginning for a visitor who goes to a hash in it, or back to it",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/career#career-vacancy", { waitUntil: "load" });
      await answers(page);
      await expect(page.locator("#career-vacancy")).toBeInViewport();
      const wasFolded = page.evaluate(() => "folded" in document.documentElement.dataset);
      expect(await wasFolded).toBe(false);
      await holdAnswers(page);
      await page.goto("/career", { waitUntil: "load" });
      await page.reload({ waitUntil: "domcontentloaded" });
      await expect(page.locator("html")).not.toHaveAttribute("data-folded");
      expect(await isLastLaidOut(page)).toBe(true);
    },
  );
});

test.describe("the scripts of a page", () => {
  test("are asked for when the page has loaded and is idle, not before", async ({ page }) => {
    const order: string[] = [];
    page.on("load", () => order.push("load"));
    page.on("request", (request) => {
      if (SCRIPTS.test(request.url())) order.push("script");
    });
    await open(page, "/");
    expect(order.indexOf("load")).toBe(0);
    expect(order).toContain("script");
  });

  for (const { prefix, code } of inTurn(LOCALES, 1)) {
    test(`come at the first user interaction in ${code}`, async ({ page }) => {
      const asked = await withoutIdleTime(page);
      await page.goto(`${prefix}/cases`, { waitUntil: "load" });
      expect(asked).toEqual([]);
      await page.mouse.move(100, 100);
      await answers(page);
      expect(asked).not.toEqual([]);
    });
  }

  test("wait for that sign with data saver on", { tag: "@long" }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      // Were there another way than by a sign, it would be open at once.
      window.requestIdleCallback = (run) => {
        run({ didTimeout: false, timeRemaining: () => 50 });
        return 0;
      };
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(asked.filter((url) => SCRIPTS.test(url))).toEqual([]);
    await page.keyboard.press("Tab");
    await answers(page);
  });
});

test.describe("before the page answers", () => {
  test("a click is shown as held and replayed once it does", async ({ page }) => {
    const release = await holdAnswers(page);
    await page.goto("/", { waitUntil: "load" });
    const button = menuButton(page);
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    release();
    const opened = page.getByRole("banner").getByRole("button", { expanded: true });
    await expect(opened).toBeVisible();
    await expect(opened).not.toHaveAttribute("aria-busy");
  });

  test("so is the key that activates it", { tag: "@long" }, async ({ page }) => {
    const release = await holdAnswers(page);
    await page.goto("/ru", { waitUntil: "load" });
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    release();
    await expect(page.getByRole("banner").getByRole("button", { expanded: true })).toBeVisible();
  });

  test("links lead where they say", async ({ page }) => {
    await holdAnswers(page);
    await page.goto("/br", { waitUntil: "load" });
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade" }).click();
    await expect(page).toHaveURL(/\/br\/privacy$/);
  });

  test("the page of a link that is hovered is fetched, and by the scripts alone when they are there", async ({
    page,
  }) => {
    const release = await holdAnswers(page);
    const session = await page.context().newCDPSession(page);
    const fetched: string[] = [];
    session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
    });
    await session.send("Preload.enable");
    await page.goto("/about", { waitUntil: "load" });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
    await link.hover();
    await expect.poll(() => fetched).toContain("/privacy");
    release();
    await answers(page);
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  });

  test("a page whose scripts never come is one without scripts", async ({ page }) => {
    await page.clock.install();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/", { waitUntil: "load" });
    await page.mouse.move(100, 100);
    const root = page.locator("html");
    // One wait before each further attempt.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(root).toHaveAttribute("data-scripts", "failed", { timeout: 1_000 });
    }).toPass();
    await expect(menuButton(page)).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
    await page.getByRole("navigation").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe("what the first view does not need", () => {
  test(
    "L5: the head of a page comes with it, and nothing stays of the one before",
    { tag: "@long" },
    async ({ page }) => {
      await open(page, "/about");
      const canonical = page.locator('link[rel="canonical"]');
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await expect(canonical).toHaveAttribute("href", /\/privacy$/);
      const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await expect(page).toHaveTitle(new RegExp(heading.slice(0, 7)));
      for (const tag of ["title", 'meta[name="description"]', 'meta[property="og:title"]', 'link[hreflang="ru"]'])
        await expect(page.locator(`head ${tag}`)).toHaveCount(1);
      await page.goBack();
      await expect(canonical).toHaveAttribute("href", /\/about$/);
      await expect(page.locator("head title")).toHaveCount(1);
    },
  );
});
