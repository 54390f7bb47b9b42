/** How long it takes from a click on a link to the heading of its page. */
import type { Browser, Page } from "playwright-core";

/** A slow 4G line: round trip in ms, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** A page has been looked at for this long before its link is clicked, ms: what it has asked for has come by then. */
const IN_VIEW_MS = 2_000;

export interface Navigation {
  name: string;
  line: "local" | "slow 4G";
  /** Whether the old page leaves by the transition, or the visitor wants no movement. */
  movement: "transition" | "none";
  /** Milliseconds until the heading is in the document. */
  there: number;
  /** Milliseconds until it has been painted, which the transition holds up for its snapshots. */
  painted: number;
}

type Conditions = Pick<Navigation, "line" | "movement">;

const LINES = ["local", "slow 4G"] as const;
const MOVEMENTS = ["transition", "none"] as const;

/** Clicks a link that was in view, one that was not, and goes back, on both lines, with and without movement. */
export async function measureNavigations(browser: Browser, base: string): Promise<Navigation[]> {
  const found: Navigation[] = [];
  for (const line of LINES)
    for (const movement of MOVEMENTS) found.push(...(await go(browser, base, { line, movement })));
  return found;
}

async function go(browser: Browser, base: string, conditions: Conditions): Promise<Navigation[]> {
  const reducedMotion = conditions.movement === "none" ? "reduce" : "no-preference";
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
  try {
    if (conditions.line === "slow 4G") {
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
    }
    await page.goto(`${base}/cases`, { waitUntil: "networkidle" });
    await page.mouse.move(5, 400);
    const cases = page.locator('main a[href*="/cases/"]');
    const inView = await cases.first().getAttribute("href");
    const outOfView = await cases.last().getAttribute("href");
    return [
      { name: "in view for 2 s", ...conditions, ...(await timeToHeading(page, "click", inView)) },
      { name: "back", ...conditions, ...(await timeToHeading(page, "back", null)) },
      { name: "out of view", ...conditions, ...(await timeToHeading(page, "click", outOfView)) },
    ];
  } finally {
    await page.close();
  }
}

/** @returns milliseconds until another heading is in the document, and until it has been painted */
async function timeToHeading(
  page: Page,
  action: "click" | "back",
  href: string | null,
): Promise<Pick<Navigation, "there" | "painted">> {
  await page.waitForTimeout(IN_VIEW_MS);
  return page.evaluate(
    async ({ action, href }) => {
      // No function with a name: tsx would call a helper for it that the page does not have.
      const before = document.querySelector("main h1")?.textContent;
      const start = performance.now();
      let there = 0;
      const changes = new MutationObserver(() => {
        if (there === 0 && document.querySelector("main h1")?.textContent !== before) there = performance.now() - start;
      });
      changes.observe(document, { subtree: true, childList: true, characterData: true });
      if (action === "back") history.back();
      else document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();
      while (document.querySelector("main h1")?.textContent === before)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      changes.disconnect();
      return { there, painted: performance.now() - start };
    },
    { action, href },
  );
}
