/** Each detector of kinds.spec.ts finds exactly the fault that is planted on a good page. */
import type { Page } from "@playwright/test";
import { getLocale } from "@future-native/contract";
import { violations } from "./accessibility-support";
import { addElements, addStyles } from "./change-page";
import { atEachStop, unreadableText } from "./detectors/contrast";
import { focusFaults } from "./detectors/focus";
import { headFaults, readHead } from "./detectors/head";
import { brokenWords, cutTexts, looseImages, overflow, smallTargets } from "./detectors/layout";
import { unfilledBoxes, wrongFiles, wrongOrder } from "./detectors/pictures";
import { printFaults } from "./detectors/print";
import { takeShifts, watchPaints } from "./detectors/shifts";
import { structuredDataFaults, type Thing } from "./detectors/structured-data";
import { elementStyles, strayStyles } from "./detectors/styles";
import { expect, watchPolicy } from "./journey";
import { testInOneTab } from "./one-tab";
import { open, watchFaults } from "./support";

const PHONE = { width: 390, height: 844 };

const test = testInOneTab({ hasTouch: true, viewport: PHONE, reducedMotion: "reduce" }, watchPaints);

const firstWords = (lines: readonly string[]) => lines.map((line) => line.split(" ")[0]);

test.beforeEach(async ({ tab }) => {
  await tab.emulateMedia({ media: "screen" });
  await open(tab, "/privacy");
});

test("layout: too wide, cut off, too small, without a size, on two lines", async ({ tab }) => {
  await addElements(tab, [
    ["a", { class: "low", href: "#low", style: "display: block" }, "Low"],
    ["img", { src: "data:,", alt: "" }],
    ["p", { class: "wide", style: "width: 500px" }, "Wider than the window. ".repeat(5)],
    ["div", { class: "box", style: "width: 90px; overflow: clip; white-space: nowrap" }, "Cut off at 90 px"],
    ["h2", { class: "narrow", style: "width: 4em; overflow-wrap: anywhere" }, "Unhyphenated"],
    ["h2", { class: "hyphen", style: "width: 4em; font-size: 20px" }, "Well-known soft\u00adly"],
  ]);
  expect((await overflow(tab)).join()).toContain("p.wide to 5");
  expect(firstWords(await cutTexts(tab))).toEqual(["wide", "box"]);
  expect(firstWords(await smallTargets(tab))).toEqual(["low"]);
  expect(await looseImages(tab)).toHaveLength(1);
  expect(await brokenWords(tab)).toEqual(['narrow "Unhyphenated"']);
});

test("pictures: beside their blur, of a file too large, late and without a size", async ({ tab }) => {
  await tab.evaluate(() => {
    const picture = document.createElement("picture");
    picture.className = "planted";
    picture.style.cssText = "display: block; width: 300px; height: 300px";
    const image = document.createElement("img");
    image.srcset = "/small 400w, /large 1200w";
    image.sizes = "100vw";
    image.style.cssText = "width: 100px; height: 100px";
    picture.append(image);
    document.querySelector("main")?.append(picture);
  });
  expect(await unfilledBoxes(tab)).toEqual(["planted: 100 × 100 in 300 × 300"]);
  expect(firstWords(await wrongFiles(tab))).toEqual(["400"]);
  expect(await wrongOrder(tab)).toEqual([
    expect.stringContaining("neither lazy nor first"),
    expect.stringContaining("no width"),
    expect.stringContaining("no height"),
  ]);
});

test("accessibility: a pale text, a picture without a text", async ({ tab }) => {
  await addElements(tab, [
    ["p", { style: "color: #888" }, "Too pale"],
    ["img", { src: "/x" }],
  ]);
  expect(firstWords(await violations(tab))).toEqual(["color-contrast", "image-alt"]);
});

test("contrast in pixels: unseen and pale text, but not what is covered or hidden", async ({ tab }) => {
  const over = "background: #f4f3ee; margin-top: -60px; height: 60px; position: relative";
  await addElements(tab, [
    ["p", { class: "same", style: "color: var(--ground)" }, "Paper on paper"],
    ["p", { class: "nearly", style: "color: #e9e7df" }, "Nearly paper on paper"],
    ["p", { class: "pale", style: "color: #999" }, "Pale on paper"],
    [
      "p",
      { class: "dark", style: "width: fit-content; background: linear-gradient(90deg, #f4f3ee 70%, #222 70%)" },
      "Ink on ink at its end",
    ],
    ["p", { class: "under", style: "height: 60px; color: #999" }, "Below another box"],
    ["div", { style: over }],
    ["p", { class: "faded", style: "opacity: 0" }, "Not shown"],
    ["p", { class: "clipped", style: "clip-path: inset(50%); color: #999" }, "For readers alone"],
    ["p", { class: "good" }, "Ink on paper"],
  ]);
  const found = await atEachStop(tab, unreadableText);
  expect(found.map((line) => line.replace(/".*"/, "").replace(/\d\.\d\d:/, "n:"))).toEqual([
    "p.same  cannot be seen",
    "p.nearly  cannot be seen",
    "p.pale  has n:1 of 4.5",
    "p.dark  has n:1 of 4.5",
  ]);
});

test("focus: no ring, a ring that is cut off, of its ground's colour, out of order", async ({ tab }) => {
  await addElements(tab, [
    ["button", { class: "bare", style: "display: block; margin: 12px; outline: none" }, "No ring"],
    [
      "button",
      { class: "cut", style: "position: fixed; top: 300px; left: -20px; width: 100px; outline: 3px solid #000" },
      "Cut off",
    ],
    [
      "button",
      { class: "same", style: "display: block; margin: 12px; outline: 3px solid var(--ground)" },
      "Paper on paper",
    ],
    ["button", { class: "good", style: "display: block; margin: 12px; outline: 3px solid #000" }, "Ink on paper"],
    [
      "button",
      { class: "early", tabindex: "1", style: "display: block; margin: 12px; outline: 3px solid #000" },
      "Out of turn",
    ],
  ]);
  const found = await focusFaults(tab);
  expect(found.map((line) => line.replace(/".*"/, "").replace(/\d+ %/, "n %"))).toEqual([
    "button.bare  has no ring",
    "button.cut  left: n % is seen",
    "button.cut  top: n % is seen",
    "button.cut  bottom: n % is seen",
    "button.same  left: its ground has nearly its colour",
    "button.same  top: its ground has nearly its colour",
    "button.same  right: its ground has nearly its colour",
    "button.same  bottom: its ground has nearly its colour",
    "button.early  is never reached",
  ]);
});

test("head: another language, no title, two headings, another address", async ({ tab }) => {
  const address = { path: "/privacy", locale: getLocale("en") };
  const known = new Set(["/privacy", "/ru/privacy", "/br/privacy"]);
  expect(headFaults(await readHead(tab), address, known)).toEqual([]);
  await addElements(tab, [["h1", {}, "Another"]]);
  await tab.evaluate(() => {
    document.title = "";
    document.documentElement.lang = "pt";
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", "/elsewhere");
    document.querySelector('link[hreflang="ru"]')?.remove();
    document.querySelector('meta[name="description"]')?.remove();
  });
  const found = headFaults(await readHead(tab), address, known);
  expect(firstWords(found)).toEqual(["lang", "headings", "title", "description", "canonical", "alternates"]);
});

test("X2: structured data: missing, unknown and misspelt", async () => {
  const job: Thing = { "@type": "JobPosting", description: "Draws", datePosted: "2026-01-01" };
  expect(await structuredDataFaults([job])).not.toEqual([]);
  expect(await structuredDataFaults([{ "@type": "Organisation", name: "A" }])).not.toEqual([]);
  expect(await structuredDataFaults([{ "@type": "Person", jobTittle: "B" }])).not.toEqual([]);
});

test("paper: coloured, dark, with a button, a link without its address", async ({ tab }) => {
  await addElements(tab, [
    ["p", { style: "color: red !important" }, "Red"],
    ["p", { style: "color-scheme: dark" }, "Dark"],
    ["button", { style: "display: block !important" }, "Send"],
  ]);
  await addStyles(tab, "main a::after { content: none !important }");
  await tab.emulateMedia({ media: "print" });
  const found = (await printFaults(tab, process.env.SITE_URL ?? "", 10)).join("\n");
  for (const fault of [/^rgb\(255, 0, 0\) on/m, /^the scheme is dark/m, /is of the screen$/m, /names no address$/m])
    expect(found).toMatch(fault);
});

test("styles: an element that was not there, or looked otherwise", async ({ tab }) => {
  const loaded = await elementStyles(tab);
  expect(await strayStyles(tab, loaded)).toEqual([]);
  await addElements(tab, [["p", {}, "Planted"]]);
  expect(firstWords(await strayStyles(tab, loaded))).toEqual(["came"]);
});

test("shifts: a page that moves down by itself", async ({ tab }) => {
  await takeShifts(tab);
  await addStyles(tab, "main { padding-top: 200px !important }");
  const { total, lines } = await takeShifts(tab);
  expect(total).toBeGreaterThan(0.05);
  expect(lines.join()).toContain("to ");
});

test("console and policy: an error, a warning, an exception, a file that is not there, HTML of a script", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL });
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  await open(page, "/privacy");
  const faults = watchFaults(page);
  await expect(plantErrors(page)).rejects.toThrow("TrustedHTML");
  await expect
    .poll(() => faults.map((fault) => fault.split(":")[0]).sort())
    .toEqual(expect.arrayContaining(["404", "console error", "console warning", "exception"]));
  await expect.poll(() => violations.join()).toContain("trusted-types");
  await context.close();
});

const plantErrors = (page: Page) =>
  page.evaluate(async () => {
    console.warn("planted");
    setTimeout(() => {
      throw new Error("planted");
    });
    await fetch("/planted");
    document.body.insertAdjacentHTML("beforeend", "<p></p>");
  });
