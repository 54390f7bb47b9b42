/** What holds for the layout of every kind of page in every locale: it fits, at 320 px and twice as large too (X7). */
import { expect } from "@playwright/test";
import { addElements, addStyles } from "./change-page";
import { cutTexts, looseImages, overflow, smallTargets } from "./layout-faults";
import { testInOneTab } from "./one-tab";
import { addressOf, KINDS_IN_LOCALES, open } from "./support";

const PHONE = { width: 360, height: 740 };

/** From the narrowest phone on. */
const VIEWPORTS = [
  { width: 320, height: 640 },
  // What a window of 1280 × 900 has left at a zoom of 200 %: WCAG 1.4.4 and 1.4.10.
  { width: 640, height: 450 },
  { width: 992, height: 800 },
  { width: 1440, height: 900 },
];

// Nothing waits to be revealed where nothing moves. Two pixels to one is a phone's screen, and the screen at a zoom of 200 %.
const test = testInOneTab({ hasTouch: true, viewport: PHONE, reducedMotion: "reduce", deviceScaleFactor: 2 });

test("a fault is found where there is one", async ({ tab }) => {
  await tab.setViewportSize(PHONE);
  await open(tab, "/privacy");
  await addElements(tab, [
    ["a", { class: "low", href: "#low", style: "display: block" }, "Low"],
    ["img", { src: "data:,", alt: "" }],
    ["p", { class: "wide", style: "width: 500px" }, "Wider than the window. ".repeat(5)],
    ["div", { class: "box", style: "width: 90px; overflow: clip; white-space: nowrap" }, "Cut off at 90 px"],
  ]);
  expect((await overflow(tab)).join()).toContain("p.wide to 5");
  expect((await cutTexts(tab)).map((line) => line.split(" ")[0])).toEqual(["wide", "box"]);
  expect((await smallTargets(tab)).map((line) => line.split(" ")[0])).toEqual(["low"]);
  expect(await looseImages(tab)).toHaveLength(1);
});

test.describe.configure({ timeout: 120_000 });

for (const { kind, locale } of KINDS_IN_LOCALES) {
  test(`${kind} in ${locale.name} fits its window, twice as large too`, async ({ tab, request }) => {
    await tab.setViewportSize(PHONE);
    await tab.goto(await addressOf(kind, locale, request), { waitUntil: "load" });
    await expect(tab.locator("body")).toHaveClass(/touch-device/, { timeout: 30_000 });
    await tab.evaluate(() => document.fonts.ready);
    expect.soft(await smallTargets(tab), "smaller than 44 px").toEqual([]);
    expect.soft(await looseImages(tab), "without size or text").toEqual([]);
    for (const viewport of VIEWPORTS) {
      await tab.setViewportSize(viewport);
      expect.soft(await overflow(tab), `wider than ${viewport.width} px`).toEqual([]);
      expect.soft(await cutTexts(tab), `cut off at ${viewport.width} px`).toEqual([]);
    }
    expect.soft(await smallTargets(tab), "smaller than 44 px in a wide window").toEqual([]);
    // Text alone twice as large, which phones and browsers offer beside the zoom.
    await addStyles(tab, "html { font-size: 200% }");
    expect.soft(await overflow(tab), "wider than the window with text of 200 %").toEqual([]);
    expect.soft(await cutTexts(tab), "cut off with text of 200 %").toEqual([]);
  });
}
