/** Home and about as a visitor's hand meets them (N24, N25). */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./journey";
import { open, watchFaults } from "./support";

const section = (page: Page, name: string) => page.getByRole("region", { name });
const strip = (page: Page) => section(page, "Selected cases").getByRole("list").first();
const placeOf = (list: Locator) => list.evaluate((element) => element.scrollLeft);

/** Whether the whole of an element lies between the sides of the window. */
const isInside = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left >= -1 && right <= document.documentElement.clientWidth + 1;
  });

/** Whether an item of the strip, or its end, is where the strip's begins. */
const isAtAStop = (list: Locator) =>
  list.evaluate((node) => {
    if (node.scrollLeft >= node.scrollWidth - node.clientWidth - 1) return true;
    const start = node.getBoundingClientRect().left + parseFloat(getComputedStyle(node).scrollPaddingInlineStart);
    return [...node.children].some((item) => Math.abs(item.getBoundingClientRect().left - start) < 2);
  });

test.describe("the slogan", () => {
  test("N24: one chooses the last word, and its territory comes with it", async ({ page }) => {
    await open(page, "/");
    const flags = page.getByRole("group", { name: "Choose the last word" }).getByRole("button");
    await expect(flags).toHaveCount(3);
    const word = (await flags.nth(1).getAttribute("aria-label")) ?? "";
    await flags.nth(1).click();
    await expect(flags.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(word);
  });

  test("N24: words take their turns, and nothing shifts", async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry)
            Object.assign(window, { shifted: Reflect.get(window, "shifted") + Number(entry.value) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "/");
    // Shifts by late fonts do not count.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
      Object.assign(window, { shifted: 0 });
    });
    const flags = page.getByRole("group", { name: "Choose the last word" }).getByRole("button");
    await expect(flags.first()).toHaveAttribute("aria-pressed", "true");
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return flags.first().getAttribute("aria-pressed");
      })
      .toBe("false");
    expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(0.01);
  });
});

/**
 * Drags a strip by 200 px and keeps the button down. The code for dragging loads after the first view, so it retries.
 * @returns position of the mouse
 */
async function drag(page: Page, list: Locator): Promise<{ x: number; y: number }> {
  const box = await list.getByRole("listitem").first().boundingBox();
  if (!box) throw new Error("the strip has no first case");
  const [x, y] = [box.x + 300, box.y + 120];
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(x + 200, y);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    expect(await list.getAttribute("data-state")).toBe("dragging");
  }).toPass();
  return { x, y };
}

test.describe("the strip of cases", () => {
  test("N24: a mouse drags it, and the click at the end of a drag opens nothing", async ({ page }) => {
    await open(page, "/");
    const list = strip(page);
    await list.scrollIntoViewIfNeeded();
    const { x, y } = await drag(page, list);
    await page.mouse.move(x - 240, y, { steps: 4 });
    expect(await placeOf(list)).toBeGreaterThan(300);
    await page.mouse.up();
    await expect(list).not.toHaveAttribute("data-state", /./);
    expect(await placeOf(list)).toBeGreaterThan(200);
    expect(await isAtAStop(list)).toBe(true);
    await expect(page).toHaveURL("/");
  });

  test("N24, N27: with reduced motion a strip that is let go does not glide", { tag: "@long" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    const list = strip(page);
    await list.scrollIntoViewIfNeeded();
    await drag(page, list);
    await list.evaluate((node) => {
      Object.assign(window, { places: [] });
      node.addEventListener("scroll", () => Reflect.get(window, "places").push(node.scrollLeft));
    });
    await page.mouse.up();
    await expect(list).not.toHaveAttribute("data-state", /./);
    expect(await isAtAStop(list)).toBe(true);
    expect(new Set(await page.evaluate(() => Reflect.get(window, "places"))).size).toBeLessThanOrEqual(1);
  });

  test("N24: a plain click opens the case", async ({ page }) => {
    await open(page, "/");
    await strip(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/cases\/.+/);
  });

  test("N24: arrow keys walk it, and what has the focus is in view", async ({ page }) => {
    await open(page, "/");
    const list = strip(page);
    const links = list.getByRole("link");
    await links.first().focus();
    const count = await links.count();
    for (let index = 1; index < count; index++) {
      await page.keyboard.press("ArrowRight");
      await expect(links.nth(index)).toBeFocused();
    }
    await expect.poll(() => isInside(list.getByRole("listitem").last())).toBe(true);
    await page.keyboard.press("ArrowLeft");
    await expect(links.nth(count - 2)).toBeFocused();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("N24: it is a list that scrolls sideways", async ({ page }) => {
      await page.goto("/");
      const list = strip(page);
      expect(await list.getByRole("link").count()).toBeGreaterThan(3);
      expect(await list.evaluate((node) => getComputedStyle(node).overflowX)).toBe("auto");
    });
  });
});

test.describe("figures, services, team", () => {
  test("N24: figures are their final values to those who listen, also while they count", async ({ page, request }) => {
    const site = (await (await request.get("/api/site/en")).json()) as { figures: { value: string }[] };
    await open(page, "/");
    const values = section(page, "In figures").getByRole("definition");
    await values.first().scrollIntoViewIfNeeded();
    await expect(values).toHaveText(site.figures.map(({ value }) => value));
  });

  test("N24: a service that opens closes the one before", async ({ page }) => {
    await open(page, "/");
    const lines = section(page, "What we do").locator("details");
    await lines.nth(0).locator("summary").click();
    await expect(lines.nth(0)).toHaveAttribute("open");
    await lines.nth(1).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(lines.nth(1)).toHaveAttribute("open");
    await expect(lines.nth(0)).not.toHaveAttribute("open");
  });

  test("N24: the team is narrowed to a category, in the address too, and comes back", async ({ page }) => {
    await open(page, "/about");
    const team = section(page, "Team");
    const people = team.getByRole("heading", { level: 3 });
    const all = await people.count();
    const filter = team.getByRole("navigation").getByRole("link");
    await filter.nth(1).click();
    await expect(page).toHaveURL(/\?team=/);
    await expect.poll(() => people.count()).toBeLessThan(all);
    const few = await people.allTextContents();
    await filter.first().click();
    await expect(people).toHaveCount(all);
    await expect(page).not.toHaveURL(/team=/);
    expect(await people.allTextContents()).toEqual(expect.arrayContaining(few));
  });
});

test.describe("the gallery", () => {
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Agency life" });
  const counter = (page: Page) => dialogOf(page).getByRole("status");

  test("N25: 'Click to start' opens it on the whole screen; areas and arrow keys walk it; Escape gives the focus back", async ({
    page,
  }) => {
    await open(page, "/about");
    const faults = watchFaults(page);
    const start = page.getByRole("button", { name: "Click to start" });
    await start.click();
    await expect(counter(page)).toContainText("Picture 1 of");
    await expect(dialogOf(page).getByText("Click to start")).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Down: next picture" }).click();
    await expect(counter(page)).toContainText("Picture 2 of");
    await expect(dialogOf(page).getByText("Click to start")).toBeHidden();
    await dialogOf(page).getByRole("button", { name: "Up: previous picture" }).click();
    await expect(counter(page)).toContainText("Picture 1 of");
    await dialogOf(page).getByRole("button", { name: "Next picture", exact: true }).click();
    await expect(counter(page)).toContainText("Picture 2 of");
    await page.keyboard.press("ArrowLeft");
    await expect(counter(page)).toContainText("Picture 1 of");
    await page.keyboard.press("ArrowDown");
    await expect(counter(page)).toContainText("Picture 2 of");
    await page.keyboard.press("ArrowUp");
    await expect(counter(page)).toContainText("Picture 1 of");
    const box = await dialogOf(page).boundingBox();
    expect(box?.width).toBe(page.viewportSize()?.width);
    expect(box?.height).toBe(page.viewportSize()?.height);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(start).toBeFocused();
    expect(faults).toEqual([]);
  });

  test("N25: a picture opens at its own place, and Tab stays in the dialog", async ({ page }) => {
    await open(page, "/about");
    const pictures = section(page, "Agency life").getByRole("listitem").getByRole("link");
    await pictures.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(counter(page)).toContainText("Picture 2 of");
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => !document.activeElement?.matches("main a, main li *"))).toBe(true);
    }
    await dialogOf(page).getByRole("button", { name: "Close the gallery" }).click();
    await expect(pictures.nth(1)).toBeFocused();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("N25: it is a row of pictures that lead to their files", async ({ page, request }) => {
      await page.goto("/about");
      const links = section(page, "Agency life").getByRole("listitem").getByRole("link");
      expect(await links.count()).toBeGreaterThan(3);
      const file = await links.first().getAttribute("href");
      expect((await request.get(file ?? "")).headers()["content-type"]).toMatch(/^image\//);
      await expect(page.getByRole("button", { name: "Click to start" })).toBeHidden();
    });
  });
});

test("N24: the 'Brief?' block ends home with its two ways on", async ({ page }) => {
  await open(page, "/");
  const brief = page.getByRole("main").getByRole("region").last();
  await expect(brief.getByRole("link", { name: /^Brief\?/ })).toHaveAttribute("data-popup-source", "home_button");
  await expect(brief.getByRole("link", { name: /agency/ })).toHaveAttribute("href", "/contacts");
  await expect(brief.getByRole("link", { name: /school/ })).toHaveAttribute("href", /^https:/);
});
