/** The cases as one map (N7): opened by a link, moved by pointer and keyboard, and a list without scripts. */
import { LOCALES } from "@future-native/contract";
import { inTurn } from "../support/test-length";
import { violations } from "./accessibility-support";
import { expect, test } from "./journey";
import { EN, mapOf, middle, NAMES, openMap, pieces, placeOf, search } from "./map-support";
import { openFully } from "./support";

for (const { code, prefix, name: language } of inTurn(LOCALES, 0)) {
  test(`N7: in ${language} a link shows the map, another one the list, and so do the steps of the history`, async ({
    page,
  }) => {
    const names = NAMES[code];
    await openFully(page, `${prefix}/cases`);
    const cards = page.getByRole("main").getByRole("heading", { level: 2 });
    const count = await cards.count();
    await page.getByRole("link", { name: names.map, exact: true }).click();
    await expect(pieces(page, names.cases)).toHaveCount(count + 1);
    await expect(cards).toHaveCount(0);
    expect(search(page)).toContain("view=map");
    await page.getByRole("link", { name: names.list, exact: true }).click();
    await expect(cards).toHaveCount(count);
    expect(search(page)).toBe("");
    await page.goBack();
    await expect(pieces(page, names.cases)).toHaveCount(count + 1);
    await page.goBack();
    await expect(cards).toHaveCount(count);
  });
}

test("N7: arrows walk to neighbours, the next case is one of them, Enter opens it and back returns", async ({
  page,
}) => {
  await openMap(page);
  const [first, next] = [pieces(page).nth(0), pieces(page).nth(1)];
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(next).toBeFocused();
  const address = (await next.getAttribute("href")) ?? "";
  await expect.poll(() => search(page)).toBe(`?view=map&at=${address.split("/").at(-1)}`);
  await page.keyboard.press("ArrowLeft");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL(address);
  await expect(mapOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(pieces(page).first()).toBeAttached();
  expect(search(page)).toContain(`at=${address.split("/").at(-1)}`);
});

test("N7: what has the focus is in view, also at the other end of the map", { tag: "@long" }, async ({ page }) => {
  await openMap(page);
  await pieces(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const frame = mapOf(page).locator("xpath=../..");
  await expect
    .poll(async () => {
      const [piece, box] = [await page.locator(":focus").boundingBox(), await frame.boundingBox()];
      return piece && box && piece.y >= box.y - 1 && piece.y + piece.height <= box.y + box.height + 1;
    })
    .toBe(true);
});

test("N7: Escape returns to the list", async ({ page }) => {
  await openMap(page);
  await pieces(page).first().focus();
  await page.keyboard.press("Escape");
  await expect(mapOf(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: EN.list, exact: true })).toBeFocused();
  expect(search(page)).toBe("");
});

test("N7: a pointer drags the map, and opens nothing", async ({ page }) => {
  await openMap(page);
  const [before, { x, y }] = [await placeOf(page, 4), await middle(page)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y - 100, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await placeOf(page, 4)).x).toBeLessThan(before.x - 200);
  expect(new URL(page.url()).pathname).toBe("/cases");
});

test("N7: a click dives into a case", async ({ page }) => {
  await openMap(page);
  const { x, y } = await middle(page);
  await page.mouse.click(x, y);
  await page.waitForURL(/\/cases\/[a-z-]+$/);
});

test("N7: the wheel with ctrl zooms, far enough it opens a case; without it, the page scrolls", async ({ page }) => {
  await openMap(page);
  const [before, { x, y }] = [await placeOf(page, 4), await middle(page)];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 40);
  expect((await placeOf(page, 4)).width).toBe(before.width);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -40);
  await expect.poll(async () => (await placeOf(page, 4)).width).toBeGreaterThan(before.width * 1.1);
  for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, -40);
  await page.keyboard.up("Control");
  await page.waitForURL(/\/cases\/[a-z-]+$/);
});

test("N7: buttons zoom for a hand that has no wheel", async ({ page }) => {
  await openMap(page);
  const before = await placeOf(page, 4);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(async () => (await placeOf(page, 4)).width).toBeLessThan(before.width * 0.8);
});

test("N7: the unclaimed land is the brief", { tag: "@long" }, async ({ page }) => {
  await openMap(page);
  const land = pieces(page).last();
  await expect(land).toHaveAttribute("href", "/contacts/brief");
  await land.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("N7: two fingers zoom, one drags", async ({ page }) => {
    await openMap(page);
    const [before, { x, y }] = [await placeOf(page, 0), await middle(page)];
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [x: number, y: number][]) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    await touch("touchStart", [x - 40, y], [x + 40, y]);
    for (let apart = 44; apart <= 52; apart += 4) await touch("touchMove", [x - apart, y], [x + apart, y]);
    await touch("touchEnd");
    await expect.poll(async () => (await placeOf(page, 0)).width).toBeGreaterThan(before.width * 1.15);
    const zoomed = await placeOf(page, 0);
    await touch("touchStart", [x, y]);
    for (let way = 0; way <= 80; way += 10) await touch("touchMove", [x - way, y - way]);
    await touch("touchEnd");
    await expect.poll(async () => (await placeOf(page, 0)).x).toBeLessThan(zoomed.x - 50);
  });
});

test.describe("without movement", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("N7, N27: the view cuts, and the map breaks no rule of accessibility", async ({ page }) => {
    await openMap(page);
    expect(await violations(page)).toEqual([]);
    await pieces(page).first().focus();
    await page.keyboard.press("ArrowRight");
    const place = await placeOf(page, 1);
    await page.keyboard.press("Shift");
    expect(await placeOf(page, 1)).toEqual(place);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("N7: the address of the map shows the list", async ({ page }) => {
    await page.goto("/cases?view=map");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(mapOf(page)).toHaveCount(0);
  });
});
