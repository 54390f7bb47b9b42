/** Icons, the web manifest and the colour of the browser's frame (X2). */
import { LOCALES } from "@future-native/contract";
import sharp from "sharp";
import { expect, test } from "./journey";

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

for (const { prefix, tag } of LOCALES) {
  test(`X2: ${prefix || "/"} names its icons, and a manifest in its language with others`, async ({
    page,
    request,
  }) => {
    await page.goto(prefix || "/");
    const hrefs = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]);
    for (const href of hrefs) expect((await request.get(href)).headers()["content-type"], href).toMatch(/^image\//);
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const response = await request.get(address ?? "");
    expect(response.headers()["content-type"]).toMatch(/^application\/json/);
    const manifest = (await response.json()) as Manifest;
    expect(manifest).toMatchObject({ lang: tag, start_url: prefix || "/" });
    expect(await page.title()).toContain(manifest.name);
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(["any", "maskable"]));
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
}

for (const [scheme, disc] of [
  ["light", [14, 14, 16]],
  ["dark", [244, 243, 238]],
] as const) {
  test(`X2: on ${scheme} tabs the disc of the icon is seen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/favicon.svg");
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const picture = await page.screenshot();
    // The disc lies left of the middle; the picture fills the window's smaller side.
    const side = Math.min(width, height);
    const left = Math.round((width - side) / 2 + side * 0.2);
    const shown = await sharp(picture)
      .extract({ left, top: Math.round(height / 2 - side * 0.1), width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...shown]).toEqual([...disc]);
  });
}

test("X2: the browser's frame follows the ground of a page and the mode of careers", async ({ page, request }) => {
  const color = () => page.locator('meta[name="theme-color"]').getAttribute("content");
  await page.goto("/about");
  expect(await color()).toBe("#f4f3ee");
  const [work] = (await (await request.get("/api/cases/en")).json()) as [{ alias: string }];
  await page.goto(`/cases/${work.alias}`);
  expect(await color()).toMatch(/^#[0-9a-f]{6}$/);
  await page.goto("/career");
  expect(await color()).toBe("#0b0b0d");
  await page.locator("#career-what").scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["mode"] ?? "")).not.toBe("");
  await page.mouse.wheel(0, 600);
  const grounds = { paper: "#f4f3ee", night: "#0b0b0d" } as const;
  await expect
    .poll(async () => {
      const over = await page.evaluate(() => document.documentElement.dataset["over"]);
      return over === "paper" || over === "night" ? (await color()) === grounds[over] : "no mode";
    })
    .toBe(true);
});
