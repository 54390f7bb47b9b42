/** The offer of the page in the visitor's language (L3, locale rule 3). */
import type { Locator, Page } from "@playwright/test";
import { sample } from "../support/test-length";
import { expect, test } from "./journey";
import { takeShifts, watchPaints } from "./detectors/shifts";
import { openFully } from "./support";

/** The bar that offers another language: it is in a language of its own. */
const suggestion = (page: Page) => page.locator("section[lang]").filter({ has: page.getByRole("button") });

/** @returns parts of header and content that the bar covers */
const coveredBy = (bar: Locator) =>
  bar.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const texts = document.querySelectorAll("header a, header button, main :is(h1, h2, p, a, address)");
    return [...texts]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }) && !text.closest("nav[id]"))
      .filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((text) => text.textContent);
  });

test.describe("a suggestion of the page in the visitor's language", () => {
  test.describe("for a Russian browser", () => {
    test.use({ locale: "ru-RU" });

    test("L3: stands on a page of another locale, in Russian, and leads there", async ({ page }) => {
      await page.goto("/cases");
      const bar = suggestion(page);
      await expect(bar).toBeVisible();
      await expect(bar).toHaveAttribute("lang", "ru");
      await expect(bar).toContainText("на русском");
      await bar.getByRole("link").click();
      await expect(page).toHaveURL("/ru/cases");
      await expect(bar).toHaveCount(0);
    });

    const WINDOWS = [
      [360, "/privacy"],
      [360, "/cases/hired-by-a-bug"],
      [768, "/contacts"],
      [992, "/cases/insured-against-mondays"],
    ] as const;

    for (const [width, path] of sample(WINDOWS, 3)) {
      test(`L3: at ${width} px it takes no focus, and ${path} has kept room for it before it comes`, async ({
        page,
      }) => {
        await watchPaints(page);
        // Shifts by late fonts do not count.
        await page.route("**/*.woff2", (route) => route.abort());
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: "commit" });
        const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingTop));
        await expect(page.getByRole("main")).toBeVisible();
        const kept = await room();
        await expect(suggestion(page)).toBeVisible();
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
        // It comes with a movement.
        const box = () => suggestion(page).boundingBox();
        await expect.poll(box).toEqual({ x: 0, y: 0, width, height: kept });
        expect(await room()).toBe(kept);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await coveredBy(suggestion(page))).toEqual([]);
        expect((await takeShifts(page)).lines).toEqual([]);
        // It goes with the page, and leaves nothing when it is closed.
        await suggestion(page).getByRole("button").click();
        await expect.poll(room).toBe(0);
      });
    }

    test("L3: on the way up the header stands where the offer leaves it", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openFully(page, "/about");
      await expect(suggestion(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 900));
      const header = page.getByRole("banner");
      await expect(header).toHaveAttribute("data-direction", "down");
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(header).toHaveAttribute("data-direction", "top");
      // It moves there.
      await expect.poll(() => coveredBy(suggestion(page))).toEqual([]);
    });

    test("L3: where the header has room for it, it stands there and covers nothing", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 640 });
      for (const path of ["/contacts", "/about", "/cases/hired-by-a-bug"]) {
        await page.goto(path);
        await expect(suggestion(page)).toBeVisible();
        expect(await coveredBy(suggestion(page)), path).toEqual([]);
        expect(await page.evaluate(() => getComputedStyle(document.body).paddingTop), path).toBe("0px");
      }
    });

    test("L3: it comes in the middle, and makes the page no wider on its way", { tag: "@long" }, async ({ page }) => {
      // The first moment of every movement lasts.
      const session = await page.context().newCDPSession(page);
      await session.send("Animation.enable");
      await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
      await page.setViewportSize({ width: 1280, height: 640 });
      await page.goto("/about");
      const bar = suggestion(page);
      await expect(bar).toBeAttached();
      const middle = await bar.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return left + width / 2;
      });
      expect(middle).toBeCloseTo(await page.evaluate(() => document.documentElement.clientWidth / 2), 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    });

    test("L3: closed once it stays away", async ({ page }) => {
      await page.goto("/cases");
      await suggestion(page).getByRole("button").click();
      await expect(suggestion(page)).toHaveCount(0);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await openFully(page, "/about");
      await page.waitForLoadState("networkidle");
      await expect(suggestion(page)).toHaveCount(0);
      expect(asked.filter((url) => /suggestion|notices/.test(url))).toEqual([]);
    });

    test("L3: never covers what the keyboard has come to", { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openFully(page, "/about");
      await expect(suggestion(page)).toBeVisible();
      for (let stop = 0; stop < 30; stop++) {
        await page.keyboard.press("Tab");
        const covered = await suggestion(page).evaluate((bar) => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || bar.contains(focused)) return 0;
          const [box, offer] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
          // The link past the header lies over the offer while it has the focus.
          if (focused.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))) return 0;
          return Math.max(0, Math.min(box.bottom, offer.bottom) - Math.max(box.top, offer.top));
        });
        // Less than a pixel is the rounding of two layers.
        expect(covered, `stop ${stop}`).toBeLessThan(1);
      }
    });

    test("L3: whoever has chosen a language by hand is offered none", async ({ page }) => {
      await page.goto("/about");
      await expect(suggestion(page)).toBeVisible();
      await page.getByRole("link", { name: "Português" }).first().click();
      await expect(page).toHaveURL("/br/about");
      await expect(suggestion(page)).toHaveCount(0);
    });
  });

  test.describe("for a Brazilian browser", () => {
    test.use({ locale: "pt-BR" });

    test("L3: only where the translation exists", async ({ page, request }) => {
      const aliases = async (lang: string) =>
        ((await (await request.get(`/api/cases/${lang}`)).json()) as { alias: string }[]).map(({ alias }) => alias);
      const brazilian = await aliases("br");
      const untranslated = (await aliases("en")).find((alias) => !brazilian.includes(alias));
      const code = page.waitForResponse(/suggestion-bar/);
      await openFully(page, `/cases/${untranslated}`);
      await code;
      await page.waitForLoadState("networkidle");
      await expect(suggestion(page)).toHaveCount(0);
      await page.goto(`/cases/${brazilian[0]}`);
      await expect(suggestion(page)).toContainText("em português");
    });
  });

  test("L3: nobody who reads the page's language fetches anything of it", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openFully(page, "/about");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /suggestion|consent|notices/.test(url))).toEqual([]);
  });
});
