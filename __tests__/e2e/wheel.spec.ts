/** A turn of a mouse's wheel is spread over time; what is no such turn is the browser's (N28). */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import { open } from "./support";

const offset = (page: Page) => page.evaluate(() => window.scrollY);

/** Turns the wheel over an element in the page. @returns whether the page took it from the browser */
const turn = (page: Page, options: Omit<WheelEventInit, "view" | "relatedTarget">, selector = "main") =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (target, init) =>
        !target.dispatchEvent(new WheelEvent("wheel", { deltaY: 300, bubbles: true, cancelable: true, ...init })),
      options,
    );

/** Opens a page and waits until the wheel is smoothed. */
async function openSmooth(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.mouse.move(400, 400);
  await expect(page.locator("html")).toHaveClass(/\blenis\b/);
}

test("N28: a turn is spread over 600 ms and ends where it points, and keys go on by themselves", async ({ page }) => {
  await page.clock.install();
  await openSmooth(page, "/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.wheel(0, 500);
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      return offset(page);
    })
    .toBeGreaterThan(0);
  await page.clock.runFor(200);
  expect(await offset(page)).toBeLessThan(500);
  await page.clock.runFor(450);
  expect(await offset(page)).toBe(500);
  // A key that is pressed before the compositor knows of the last frame is undone by it.
  await expect
    .poll(async () => {
      await page.keyboard.press("Home");
      return offset(page);
    })
    .toBe(0);
});

test("N28: a key that is pressed while the page glides ends that", async ({ page }) => {
  await openSmooth(page, "/about");
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => offset(page)).toBeGreaterThan(0);
  await page.keyboard.press("Home");
  await expect(page.locator("html")).not.toHaveClass(/lenis-smooth/);
  await expect.poll(() => offset(page)).toBe(0);
});

test("N28: touchpads, sideways turns, turns with a key, nested scrollers and a locked page are the browser's", async ({
  page,
}) => {
  await openSmooth(page, "/about");
  expect(await turn(page, {})).toBe(true);
  for (const init of [{ ctrlKey: true }, { shiftKey: true }, { deltaX: 400 }]) {
    expect(await turn(page, init), JSON.stringify(init)).toBe(false);
  }
  await page.evaluate(() => {
    const scroller = document.createElement("div");
    scroller.id = "scroller";
    scroller.style.cssText = "height: 100px; overflow-y: auto";
    const long = document.createElement("p");
    long.style.height = "900px";
    scroller.append(long);
    document.querySelector("main")?.prepend(scroller);
  });
  expect(await turn(page, {}, "#scroller p")).toBe(false);
  await page.evaluate(() => (document.documentElement.dataset["scrollLock"] = "on"));
  expect(await turn(page, {})).toBe(false);
  await page.evaluate(() => delete document.documentElement.dataset["scrollLock"]);
  // The same finger, also where several of its steps come in one: at once, for a later one is a hand at the wheel.
  const taken = await page.evaluate(() =>
    [8, 300].map((deltaY) => {
      const step = new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true });
      return !document.querySelector("main")?.dispatchEvent(step);
    }),
  );
  expect(taken).toEqual([false, false]);
});

for (const [name, use] of [
  ["a phone", { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }],
  ["reduced motion", { contextOptions: { reducedMotion: "reduce" } }],
] as const) {
  test.describe(`with ${name}`, () => {
    test.use(use);

    test(`N28: nothing of it is fetched with ${name}`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await open(page, "/about");
      await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
      await page.waitForLoadState("networkidle");
      expect(asked.filter((path) => path.startsWith("/wheel-"))).toEqual([]);
    });
  });
}
