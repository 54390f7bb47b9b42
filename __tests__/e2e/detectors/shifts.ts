/** Layout shifts and largest contentful paints, as the browser reports them. */
import { expect, type Page, type Route } from "@playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface LargestPaint extends PerformanceEntry {
  element: Element | null;
  url: string;
}

declare global {
  interface Window {
    /** Put there by `watchPaints`. */
    paints: { shifts: () => Shift[]; largest: () => LargestPaint[] };
  }
}

/** Layout shifts without user interaction. */
export interface Shifts {
  /** Sum of all, as Core Web Vitals count it. */
  total: number;
  /** A line for each, with the element and its positions before and after. */
  lines: string[];
}

/** Call it once for a tab, before its first page. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gather = <Entry extends PerformanceEntry>(type: string) => {
      const entries: Entry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[])));
      observer.observe({ type, buffered: true });
      return () => {
        entries.push(...(observer.takeRecords() as Entry[]));
        return entries;
      };
    };
    const shifts = gather<Shift>("layout-shift");
    window.paints = { shifts: () => shifts().splice(0), largest: gather<LargestPaint>("largest-contentful-paint") };
  });
}

/** @returns the shifts since the last call */
export async function takeShifts(page: Page): Promise<Shifts> {
  await nextFrame(page);
  return page.evaluate(() => {
    const describe = ({ node, previousRect: from, currentRect: to }: Shift["sources"][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute("class") ?? ""} from ${box(from)} to ${box(to)}`;
    };
    const shifts = window.paints.shifts().filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      total: shifts.reduce((sum, { value }) => sum + value, 0),
      lines: shifts.map(({ value, sources }) => `${value.toFixed(5)}: ${sources.map(describe).join("; ")}`),
    };
  });
}

/**
 * Waits for the first content on the screen.
 * @returns everything that has been the largest paint: `text …`, `early picture …` (fetched first) or `late picture …`
 */
export async function largestPaints(page: Page): Promise<string[]> {
  await page.waitForFunction(() => window.paints.largest().length > 0);
  return page.evaluate(() =>
    window.paints.largest().map(({ element, url }) => {
      const name = `${element?.tagName.toLowerCase()}.${element?.getAttribute("class") ?? ""}`;
      if (!url) return `text ${name}`;
      const isImage = element instanceof HTMLImageElement;
      const isEarly = isImage && element.loading === "eager" && element.fetchPriority === "high";
      return `${isEarly ? "early" : "late"} picture ${name} ${url}`;
    }),
  );
}

/** Two frames: what the first does layout for, the second has painted and reported. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let count = 0; count < 2; count++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Waits for the pictures in view, because they may cause shifts. */
export function picturesInView(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isInView = (image: HTMLImageElement) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    };
    const arrived = (image: HTMLImageElement) => image.decode().catch(() => undefined);
    return Promise.all([...document.images].filter(isInView).map(arrived)).then(() => undefined);
  });
}

/**
 * Opens a page whose fonts are held back until it is complete and its script runs, as it is chance whether a font comes
 * before or after the first paint.
 * @returns pictures that were the largest paint and not fetched first; shifts without the fonts, and by them
 */
export async function openBeforeFonts(page: Page, path: string) {
  const held: Route[] = [];
  await page.route("**/*.woff2", (route) => void held.push(route));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  // Without its fonts the page has not loaded: the script loads at the first user interaction.
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await expect(page.locator("body")).toHaveClass(/touch-device/, { timeout: 30_000 });
  await picturesInView(page);
  const largest = (await largestPaints(page)).filter((paint) => paint.startsWith("late"));
  const before = await takeShifts(page);
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await page.unroute("**/*.woff2");
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  return { largest, before, byFonts: await takeShifts(page) };
}
