/**
 * One visit to each kind of page in each locale, with all detectors: it is opened once, its window is resized, and it
 * is scrolled to its end. In the short form a kind is visited in one locale, in turn, with a third of the detectors that
 * take longest; in the long form in each locale with all of them, at more widths.
 */
import type { APIRequestContext, Page } from "@playwright/test";
import { LOCALES, type Locale } from "@future-native/contract";
import { IS_LONG } from "../support/test-length";
import { switchMode, violations } from "./accessibility-support";
import { addStyles } from "./change-page";
import { atEachStop, settled, unreadableText } from "./detectors/contrast";
import { focusFaults } from "./detectors/focus";
import { headFaults, readHead } from "./detectors/head";
import { brokenWords, cutTexts, looseImages, overflow, smallTargets } from "./detectors/layout";
import { unfilledBoxes, wrongFiles, wrongOrder } from "./detectors/pictures";
import { printFaults } from "./detectors/print";
import { openBeforeFonts, takeShifts, watchPaints, type Shifts } from "./detectors/shifts";
import { structuredDataFaults, structuredDataOf } from "./detectors/structured-data";
import { elementStyles, strayStyles } from "./detectors/styles";
import { expect } from "./journey";
import { testInOneTab } from "./one-tab";
import { addressOf, KINDS_IN_LOCALES, sitePages, watchFaults, type Kind } from "./support";

/** A phone at 320 px, 640 px as a window of 1280 px at a zoom of 200 % (WCAG 1.4.4 and 1.4.10), and wide ones. */
const WIDTHS = IS_LONG ? [320, 360, 390, 640, 768, 900, 992, 1200, 1440, 1700, 1920] : [320, 360, 640, 992, 1440];
/** The widths that the files of pictures are made for. */
const PICTURES_AT = [360, 768, 992, 1440, 1920];

const STILL = { media: "screen", forcedColors: "none", reducedMotion: "reduce" } as const;
const MEDIA = {
  moving: { reducedMotion: "no-preference" },
  still: {},
  forced: { forcedColors: "active" },
} as const;

interface Scroll {
  width: number;
  mode: keyof typeof MEDIA;
}

/** Short: each turn's. It begins at the width at which the page was opened, whose fonts have come. */
const SCROLLS: readonly (readonly Scroll[])[] = [
  [
    { width: 390, mode: "moving" },
    { width: 1440, mode: "still" },
  ],
  [
    { width: 1440, mode: "moving" },
    { width: 390, mode: "still" },
  ],
  [
    { width: 1440, mode: "moving" },
    { width: 390, mode: "forced" },
  ],
];
const ALL_SCROLLS: readonly Scroll[] = [360, 390, 768, 992, 1440, 1700].flatMap((width) =>
  (["moving", "still", "forced"] as const).map((mode) => ({ width, mode })),
);

/** No shift, with a tolerance for rounding. */
const NO_SHIFT = 0.001;
/**
 * The fallback faces have the measures of the fonts, so that no line changes its place or height; but here and there a
 * line takes a word more or less, and a paragraph a line. This is where Core Web Vitals cease to call it good.
 */
const SHIFT_BY_FONTS = 0.1;

/** Of their lists and single pages one makes documents. */
const DOCUMENTS: readonly Kind[] = ["case", "article", "vacancy", "cases", "blog"];

const test = testInOneTab({ hasTouch: true }, watchPaints);

test.use({ trace: "off" });
test.describe.configure({ timeout: IS_LONG ? 900_000 : 300_000 });

interface Visit {
  tab: Page;
  kind: Kind;
  path: string;
  locale: Locale;
  /** 0 to 2, which of the slow detectors a visit of the short form has. */
  turn: number;
}

const report = (faults: readonly string[], name: string) => expect.soft(faults, name).toEqual([]);
const hasTurn = ({ turn }: Visit, wanted: number) => IS_LONG || turn === wanted;
const goToTop = (tab: Page) => tab.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
const resize = (tab: Page, width: number) => tab.setViewportSize({ width, height: width < 700 ? 844 : 900 });

function reportShifts({ total, lines }: Shifts, when: string, most: number): void {
  expect.soft(total, `shifts ${when}:\n${lines.join("\n")}`).toBeLessThan(most);
}

async function arrive({ tab, path }: Visit): Promise<void> {
  const { largest, before, byFonts } = await openBeforeFonts(tab, path);
  report(largest, "largest paint");
  reportShifts(before, "while it comes", NO_SHIFT);
  reportShifts(byFonts, "by its fonts", SHIFT_BY_FONTS);
}

/** Scrolled to its end and read at each stop: with movement, without it, and in forced colours. */
async function scroll(visit: Visit): Promise<void> {
  const { tab } = visit;
  for (const { width, mode } of IS_LONG ? ALL_SCROLLS : (SCROLLS[visit.turn] ?? [])) {
    await resize(tab, width);
    await tab.emulateMedia({ ...STILL, ...MEDIA[mode] });
    await takeShifts(tab);
    report(await atEachStop(tab, unreadableText), `text that cannot be read, ${width} px, ${mode}`);
    if (mode === "moving") reportShifts(await takeShifts(tab), `while one scrolls at ${width} px`, NO_SHIFT);
    await goToTop(tab);
  }
  await tab.emulateMedia(STILL);
}

/**
 * Looks for faults of layout at each width, and with text twice as large, which phones and browsers offer beside the
 * zoom.
 */
async function measure({ tab }: Visit): Promise<void> {
  report(await looseImages(tab), "pictures without size or text");
  const fits = async (name: string) => {
    report(await overflow(tab), `wider than the window, ${name}`);
    report(await cutTexts(tab), `cut off, ${name}`);
  };
  for (const width of WIDTHS) {
    await resize(tab, width);
    await fits(`${width} px`);
    report(await smallTargets(tab), `smaller than 44 px, ${width} px`);
    report(await brokenWords(tab), `words on two lines, ${width} px`);
    report(await unfilledBoxes(tab), `pictures beside their blur, ${width} px`);
    if (!PICTURES_AT.includes(width)) continue;
    for (const density of width === 360 ? [1, 2, 3] : [1])
      report(await wrongFiles(tab, density), `files of pictures, ${width} px, ${density} pixels to one`);
    report(await wrongOrder(tab), `order of pictures, ${width} px`);
  }
  await resize(tab, 1440);
  const { adopted } = await tab.evaluate(() => ({ adopted: document.adoptedStyleSheets.length }));
  await addStyles(tab, "html { font-size: 200% }");
  await fits("text of 200 %");
  await tab.evaluate((length) => void (document.adoptedStyleSheets.length = length), adopted);
}

/** On paper, in the other mode, and by the rules of accessibility. */
async function audit(visit: Visit): Promise<void> {
  const { tab, kind } = visit;
  await settled(tab);
  report(await violations(tab), "accessibility, wide");
  if (hasTurn(visit, 1)) {
    await tab.emulateMedia({ media: "print" });
    if (DOCUMENTS.includes(kind))
      report(await printFaults(tab, process.env.SITE_URL ?? "", kind === "vacancy" ? 3 : 10), "on paper");
    report(await atEachStop(tab, unreadableText), "text that cannot be read, on paper");
    await tab.emulateMedia(STILL);
  }
  await resize(tab, 390);
  if (hasTurn(visit, 0)) report(await focusFaults(tab), "focus at 390 px");
  // After scrolling, the header covers the top.
  await goToTop(tab);
  await switchMode(tab);
  await settled(tab);
  report(await violations(tab), "accessibility, narrow, in the other mode");
}

/** Loaded once more, and gone to from others. */
async function comeBack({ tab, kind, path }: Visit): Promise<void> {
  const load = async () => {
    await tab.goto(path, { waitUntil: "networkidle" });
    await tab.keyboard.press("Shift");
    await expect(tab.locator("body")).toHaveClass(/touch-device/);
  };
  const goTo = async (to: string) => {
    await tab.evaluate((address) => window.___navigate(address), to);
    await tab.waitForURL((url) => url.pathname === to);
    await tab.waitForLoadState("networkidle");
  };
  await load();
  const loaded = await elementStyles(tab);
  expect(loaded.length).toBeGreaterThan(10);
  for (const other of kind === "privacy" ? ["/contacts", "/about"] : ["/privacy", "/about"]) {
    if (other === path) continue;
    await goTo(other);
    await goTo(path);
    await expect.poll(() => strayStyles(tab, loaded), `styles after ${other}`).toEqual([]);
  }
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Paths of all pages that are indexed. */
async function readKnownPaths(request: APIRequestContext): Promise<ReadonlySet<string>> {
  return new Set((await sitePages(request)).map(({ path }) => path));
}

for (const [row, { kind, locale }] of KINDS_IN_LOCALES.entries()) {
  test(`L2, L5, G5, N30, X2, X7: ${kind} in ${locale.name} has no fault`, async ({ tab, request }) => {
    const path = await addressOf(kind, locale, request);
    const visit: Visit = { tab, kind, path, locale, turn: Math.floor(row / LOCALES.length) % LOCALES.length };
    const faults = watchFaults(tab);
    // Of the page before it knows the language.
    await tab.context().clearCookies();
    await tab.emulateMedia({ ...STILL, ...MEDIA.moving });
    await resize(tab, visit.turn === 0 ? 390 : 1440);
    await arrive(visit);
    report(headFaults(await readHead(tab), visit, await (known ??= readKnownPaths(request))), "head");
    report(await structuredDataFaults(await structuredDataOf(tab)), "structured data");
    await scroll(visit);
    await measure(visit);
    await audit(visit);
    if (hasTurn(visit, 2)) await comeBack(visit);
    tab.removeAllListeners();
    // Its own answer is none of its faults.
    report(
      faults.filter((fault) => kind !== "not-found" || !/ 404 |^404: /.test(fault)),
      "console and requests",
    );
  });
}

if (IS_LONG)
  for (const { code, name } of LOCALES)
    test(`X7: each page in ${name} that is like another has no fault either`, async ({ tab, request }) => {
      for (const { path } of (await sitePages(request)).filter(({ locale }) => locale.code === code)) {
        const faults = watchFaults(tab);
        await tab.goto(path, { waitUntil: "load" });
        await tab.evaluate(() => document.fonts.ready);
        for (const width of WIDTHS) {
          await resize(tab, width);
          report(await brokenWords(tab), `words on two lines, ${path} at ${width} px`);
        }
        tab.removeAllListeners();
        report(faults, path);
      }
    });
