/** Icons, the web manifest and the colour of the browser's frame (X2). */
import { endpoints, LOCALES } from "@future-native/contract";
import { TERRITORY_HEX } from "@future-native/contract/cards";
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
    await page.goto("/privacy");
    // As the browser's frame shows it: a picture, not a document.
    await page.evaluate((colorScheme) => {
      const icon = document.createElement("img");
      icon.id = "icon-in-view";
      icon.src = "/favicon.svg";
      icon.style.cssText = `position: fixed; inset: 0 auto auto 0; width: 88px; color-scheme: ${colorScheme}; z-index: 999`;
      document.body.append(icon);
      return icon.decode();
    }, scheme);
    const picture = await page.locator("#icon-in-view").screenshot();
    const shown = await sharp(picture)
      .extract({ left: 16, top: 44, width: 1, height: 1 })
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
  const [work] = endpoints.cases.answer.parse(await (await request.get("/api/cases/en")).json());
  await page.goto(`/cases/${work?.alias}`);
  expect(await color()).toBe(work && TERRITORY_HEX[work.territory.colors[0]]);
  await page.goto("/career");
  expect(await color()).toBe("#0b0b0d");
  const bring = (id: string) =>
    page.evaluate((name) => {
      // Pictures that loaded meanwhile may have shifted the layout.
      window.dispatchEvent(new Event("resize"));
      const section = document.getElementById(name);
      if (section) window.scrollTo(0, section.getBoundingClientRect().top + window.scrollY - 20);
    }, id);
  for (const [section, mode, ground] of [
    ["career-index-gallery", "paper", "#f4f3ee"],
    ["career-vacancy", "night", "#0b0b0d"],
  ] as const) {
    await expect(async () => {
      await bring(section);
      await expect(page.locator("html")).toHaveAttribute("data-over", mode, { timeout: 1_500 });
    }).toPass();
    await expect.poll(color).toBe(ground);
  }
});
