/** The header of a case and the next case at its end (N8): art around the words, whole, with and without scripts. */
import type { Locator, Page } from "@playwright/test";
import { inTurn, sample } from "../support/test-length";
import { expect, test } from "./journey";

const CASES = [
  ...["a-bank-that-hires-like-a-band", "night-shift-day-people", "steel-but-make-it-soft", "hired-by-a-bug"],
  ...["insured-against-mondays", "twelve-hellos", "trains-with-first-names", "last-orders-at-five"],
  ...["please-touch-the-job", "down-here-hiring"],
];
const LOCALES = ["", "/ru", "/br"];
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 993, height: 768 },
  { width: 1200, height: 800 },
  { width: 1440, height: 900 },
  { width: 1440, height: 720 },
  { width: 1920, height: 950 },
];

/** How many colours of the drawing stand under the lines of the words that lie on it. */
async function coloursUnder(stage: Locator): Promise<number[]> {
  return stage.evaluate(async (element) => {
    const image = element.querySelector<HTMLImageElement>("img[data-drawn]");
    if (!image) throw new Error("There is no drawing.");
    await image.decode();
    // Scroll-linked elements are in position two frames later.
    for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
    const art = image.getBoundingClientRect();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(art.width), Math.round(art.height)];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const range = document.createRange();
    return [...element.querySelectorAll("h1, h2, h1 + p, h2 + p")].flatMap((words) => {
      range.selectNodeContents(words);
      const size = Number.parseFloat(getComputedStyle(words).fontSize);
      return [...range.getClientRects()].map((line) => {
        // A face has room above and below its letters that counts as its line.
        const air = Math.max(0, (line.height - size) / 2);
        const [left, top] = [Math.max(0, line.left - art.left), Math.max(0, line.top + air - art.top)];
        const [width, height] = [line.right - art.left - left, Math.min(line.bottom - air, art.bottom) - art.top - top];
        if (width < 1 || height < 1 || left >= canvas.width) return 0;
        const { data } = context.getImageData(left, top, width, height);
        return new Set(new Uint32Array(data.buffer)).size;
      });
    });
  });
}

const headerOf = (page: Page) => page.locator("main article > header");
const endOf = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("[data-grows]") })
    .last();

for (const [row, alias] of sample(CASES, 6).entries()) {
  test(`N8: nothing is drawn under the words of ${alias}`, async ({ page }) => {
    for (const locale of inTurn(LOCALES, row)) {
      await page.goto(`${locale}/cases/${alias}`);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await page.evaluate(() => document.fonts.ready);
        for (const stage of [headerOf(page), endOf(page)]) {
          await stage.scrollIntoViewIfNeeded();
          const colours = await coloursUnder(stage);
          expect(colours.length, `${locale} at ${size.width}`).toBeGreaterThan(1);
          expect(Math.max(...colours), `${locale} at ${size.width} × ${size.height}`).toBeLessThanOrEqual(1);
        }
      }
    }
  });
}

test("N8: the next case becomes its own header, and its words with it", async ({ page }) => {
  await page.goto("/cases/hired-by-a-bug");
  const next = endOf(page);
  await next.scrollIntoViewIfNeeded();
  const title = (await next.getByRole("heading").innerText()).trim();
  // It is fetched when it is near.
  await expect(next.locator("img")).not.toHaveJSProperty("currentSrc", "");
  const drawing = await next.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc);
  await next.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(headerOf(page).locator("img")).toHaveJSProperty("currentSrc", drawing);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("N8: art and words are there, and the next case is a link", async ({ page }) => {
    await page.goto("/cases/hired-by-a-bug");
    await expect(headerOf(page).locator("img")).toBeVisible();
    await endOf(page).getByRole("link").click();
    await expect(page).not.toHaveURL(/hired-by-a-bug/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("N8: with reduced motion the next case stands, and is a link", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/cases/hired-by-a-bug");
  await endOf(page).scrollIntoViewIfNeeded();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
  );
  expect(running).toBe(0);
  await endOf(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Hired by a bug");
});

test("N8: one sun rises over the end of a case", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, sky] of [
    ["/cases/hired-by-a-bug", "none"],
    ["/cases/insured-against-mondays", '""'],
  ] as const) {
    await page.goto(path);
    const horizon = page.locator("main div[aria-hidden]:has(+ section[data-lives])").last();
    expect(await horizon.evaluate((element) => getComputedStyle(element, "::after").content), path).toBe(sky);
  }
});
