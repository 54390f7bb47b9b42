/** How long it takes from a click on a link to the heading of its page. */
import type { Browser, Page } from "playwright-core";

/** A slow 4G line: round trip in ms, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** A link has been in view for this long before it is clicked, ms. */
const IN_VIEW_MS = 2_000;

export interface Navigation {
  name: string;
  line: "local" | "slow 4G";
  /** Milliseconds. */
  duration: number;
}

/** Clicks a link that was in view, one that was not, and goes back, on both lines. */
export async function measureNavigations(browser: Browser, base: string): Promise<Navigation[]> {
  const found: Navigation[] = [];
  for (const line of ["local", "slow 4G"] as const) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    try {
      if (line === "slow 4G") {
        const session = await page.context().newCDPSession(page);
        await session.send("Network.enable");
        await session.send("Network.emulateNetworkConditions", SLOW_4G);
      }
      await page.goto(`${base}/cases`, { waitUntil: "networkidle" });
      await page.mouse.move(5, 400);
      await page.waitForTimeout(IN_VIEW_MS);
      const cases = page.locator('main a[href*="/cases/"]');
      found.push({
        name: "in view for 2 s",
        line,
        duration: await timeToHeading(page, "click", await cases.first().getAttribute("href")),
      });
      found.push({ name: "back", line, duration: await timeToHeading(page, "back", null) });
      found.push({
        name: "out of view",
        line,
        duration: await timeToHeading(page, "click", await cases.last().getAttribute("href")),
      });
    } finally {
      await page.close();
    }
  }
  return found;
}

/** @returns milliseconds until another heading stands in the document and has been painted */
function timeToHeading(page: Page, way: "click" | "back", href: string | null): Promise<number> {
  return page.evaluate(
    async ({ way, href }) => {
      // No function with a name: tsx would call a helper for it that the page does not have.
      const before = document.querySelector("main h1")?.textContent;
      const start = performance.now();
      if (way === "back") history.back();
      else document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();
      while (document.querySelector("main h1")?.textContent === before)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    },
    { way, href },
  );
}
