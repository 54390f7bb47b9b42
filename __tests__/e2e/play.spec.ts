/** The block to play of each case (N8): its text and drawing come first, then its interaction. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey";
import { open } from "./support";

type Play = (block: Locator, page: Page) => Promise<void>;

const press = (block: Locator, name: string) => block.getByRole("button", { name, exact: true }).click();
/** Those who wait do so for twenty seconds. */
const expectSaid = (block: Locator, words: string) =>
  expect(block.getByRole("status")).toContainText(words, { timeout: 40_000 });

/** Presses all of its steps, in their order. */
const pressAll =
  (done: string): Play =>
  async (block) => {
    const steps = block.getByRole("list").getByRole("button");
    for (const step of await steps.all()) await step.click();
    await expectSaid(block, done);
    await press(block, "Again");
    await expect(block.getByRole("button", { pressed: true })).toHaveCount(0);
  };

const PLAYS: Readonly<Record<string, Play>> = {
  "night-shift-day-people": pressAll("Tuesday, eleven in the morning"),
  "steel-but-make-it-soft": async (block, page) => {
    const ruler = block.getByRole("slider");
    await ruler.focus();
    await page.keyboard.press("End");
    await expect(ruler).toHaveAttribute("aria-valuetext", "10. Show me, I’ll hold it.");
    await expectSaid(block, "The softest steel in the Urals.");
  },
  "hired-by-a-bug": async (block) => {
    await press(block, "Kill it");
    await expectSaid(block, "and not alone");
    await press(block, "Keep it");
    await expectSaid(block, "Framed");
  },
  "insured-against-mondays": pressAll("Nothing is left of Monday."),
  "twelve-hellos": pressAll("Now say hello"),
  "trains-with-first-names": async (block, page) => {
    await block.getByRole("textbox", { name: "First name" }).fill("Vera");
    await page.keyboard.press("Enter");
    await expectSaid(block, "Vera. Arrived on time.");
  },
  "last-orders-at-five": async (block, page) => {
    await press(block, "Ring the bell");
    await expectSaid(block, "Closed.");
    await expect(block).toHaveCSS("box-shadow", /\) 0px 0px 0px \d{3,}/);
    await page.keyboard.press("Escape");
    await expectSaid(block, "Good morning.");
  },
  "please-touch-the-job": async (block) => {
    await press(block, "Sit down");
    await expectSaid(block, "wet shoes");
  },
  "down-here-hiring": pressAll("There is a helmet in your size."),
  "as-told-to-my-grandmother": pressAll("Cast off."),
  "the-slow-vacancy": async (block) => {
    await press(block, "Wait");
    await expectSaid(block, "You waited.");
  },
};

for (const [alias, play] of Object.entries(PLAYS)) {
  test(`N8: ${alias} is played`, async ({ page }) => {
    await open(page, `/cases/${alias}`);
    const block = page.locator("[data-play]");
    await expect(block).toHaveCount(1);
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('[data-state="read"]')).toHaveCount(0);
    await play(block, page);
  });
}

test("N8: the code of a play comes with the scroll, and its first view is without", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/cases/hired-by-a-bug");
  await expect(page.locator('[data-play] [data-state="read"]')).toHaveCount(1);
  expect(asked.filter((path) => path.startsWith("/play/"))).toEqual([]);
  await page.locator("[data-play]").scrollIntoViewIfNeeded();
  await expect(page.locator('[data-play] [data-state="free"]')).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("N8: a play is read, with its drawing", async ({ page }) => {
    await page.goto("/cases/hired-by-a-bug");
    const block = page.locator("[data-play]");
    await expect(block.getByRole("listitem")).toHaveCount(2);
    await block.scrollIntoViewIfNeeded();
    await expect
      .poll(() => block.locator("img").evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
