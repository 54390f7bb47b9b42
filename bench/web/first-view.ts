/** Requests of a page before and after its largest paint, and the length of its tasks on a slow processor. */
import type { Browser, CDPSession, Page } from "playwright-core";

export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Kilobytes over the line by type of file. */
export type Bytes = Record<string, number>;

export interface FirstView {
  before: Bytes;
  after: Bytes;
  /** Milliseconds of the longest task between the first paint and the network's rest; 0 where none is over 50 ms. */
  longestTask: number;
  /** Layout shift over a scroll to the end of the page. */
  shift: number;
}

interface Sent {
  at: number;
  type: string;
  bytes: number;
}

/**
 * Opens a page at a quarter of the processor's speed, leaves it alone until it is idle, and scrolls to its end.
 * @param ready says when the page has its scripts; by default as ours do
 */
export async function measureFirstView(
  browser: Browser,
  url: string,
  ready: (page: Page) => Promise<void> = answers,
): Promise<FirstView> {
  const page = await browser.newPage(PHONE);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const sent = await watchBytes(session);
    await observe(page);
    await page.goto(url);
    await ready(page);
    await page.waitForLoadState("networkidle");
    const { largestPaint, longestTask } = await page.evaluate(() => window.seen());
    const isEarly = ({ at }: Sent) => at <= largestPaint;
    return {
      before: sumUp(sent.filter(isEarly)),
      after: sumUp(sent.filter((one) => !isEarly(one))),
      longestTask,
      shift: await shiftOfScroll(page),
    };
  } finally {
    await page.close();
  }
}

/**
 * Waits for the page's scripts. On a slow processor the network may be idle long before they are requested. The page
 * signals it: Playwright's polling would parse some hundred kilobytes of script, a long task of its own.
 * @throws Error when its scripts have not come after two minutes
 */
async function answers(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        if (document.body.dataset["viewport"] !== undefined) resolve();
        new MutationObserver(() => resolve()).observe(document.body, { attributeFilter: ["data-viewport"] });
        setTimeout(() => reject(new Error(`The scripts of ${location.href} did not come; see its console.`)), 120_000);
      }),
  );
}

declare global {
  interface Window {
    /** Put there by `observe`: the time of the largest paint on the wall clock, ms, and the longest task until now, ms. */
    seen: () => { largestPaint: number; longestTask: number; shift: number };
  }
}

/** Nothing in it has a name of its own: tsx would call a helper for it that the page does not have. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const values = { largestPaint: 0, longestTask: 0, shift: 0 };
    window.seen = () => values;
    new PerformanceObserver((list) => {
      for (const { entryType, startTime, duration, ...rest } of list.getEntries().map((entry) => entry.toJSON())) {
        if (entryType === "largest-contentful-paint") values.largestPaint = performance.timeOrigin + startTime;
        else if (entryType === "layout-shift") values.shift += rest.value;
        // Earlier tasks are part of the time of the paint.
        else if (performance.getEntriesByType("paint").some((paint) => paint.startTime <= startTime))
          values.longestTask = Math.max(values.longestTask, duration);
      }
    }).observe({ entryTypes: ["largest-contentful-paint", "longtask", "layout-shift"] });
  });
}

async function watchBytes(session: CDPSession): Promise<Sent[]> {
  const sent: Sent[] = [];
  const open = new Map<string, { at: number; type: string }>();
  session.on("Network.requestWillBeSent", ({ requestId, wallTime, type = "Other" }) =>
    open.set(requestId, { at: wallTime * 1000, type }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) sent.push({ ...request, bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  return sent;
}

function sumUp(sent: readonly Sent[]): Bytes {
  const bytes: Bytes = {};
  for (const { type, bytes: count } of sent) bytes[type] = (bytes[type] ?? 0) + count / 1000;
  return bytes;
}

async function shiftOfScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let before = -1; before !== window.scrollY;) {
      before = window.scrollY;
      window.scrollBy({ top: window.innerHeight / 2, behavior: "instant" });
      for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.seen().shift;
  });
}
