/** How long it takes from a click on a link to the heading of its page. */
import type { Browser, Page } from "playwright-core";

/** A slow 4G line: round trip in ms, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Time on the page before its link is clicked, ms: its prefetches have ended by then. */
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

/**
 * Clicks a link that was in view, one that was not, and goes back, on both lines, by default with and without movement.
 * @param base of any site with cases, be its pages documents or not
 */
export async function measureNavigations(
  browser: Browser,
  base: string,
  movements: readonly Navigation["movement"][] = MOVEMENTS,
): Promise<Navigation[]> {
  const found: Navigation[] = [];
  for (const line of LINES)
    for (const movement of movements) found.push(...(await go(browser, base, { line, movement })));
  return found;
}

async function go(browser: Browser, base: string, conditions: Conditions): Promise<Navigation[]> {
  const reducedMotion = conditions.movement === "none" ? "reduce" : "no-preference";
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
  try {
    await installClock(page);
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

/** Key in the session storage of the clock below, which survives a change of document. */
const STARTED = "navigation-started";

/**
 * Puts a clock into every document of a page: it stops when another heading than that of the start is in the document, be
 * it this one or the next. Nothing in it has a name of its own: tsx would call a helper for it that the page does not have.
 */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    new MutationObserver(() => {
      const started = sessionStorage.getItem(key);
      const heading = document.querySelector("main h1")?.textContent;
      if (started === null || !heading || window.navigationTook !== undefined) return;
      const { at, before } = JSON.parse(started) as { at: number; before: string };
      if (heading === before) return;
      const there = performance.timeOrigin + performance.now() - at;
      requestAnimationFrame(() => {
        window.navigationTook = { there, painted: performance.timeOrigin + performance.now() - at };
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, STARTED);
}

declare global {
  interface Window {
    /** Put there by `installClock` when a navigation has ended, ms. */
    navigationTook: Pick<Navigation, "there" | "painted"> | undefined;
  }
}

/** @returns milliseconds until another heading is in the document, and until it has been painted */
async function timeToHeading(
  page: Page,
  action: "click" | "back",
  href: string | null,
): Promise<Pick<Navigation, "there" | "painted">> {
  await page.waitForTimeout(IN_VIEW_MS);
  await page.evaluate(
    ({ action, href, key }) => {
      const before = document.querySelector("main h1")?.textContent;
      window.navigationTook = undefined;
      // After this call has been answered: a document that goes at once would take the answer with it.
      setTimeout(() => {
        sessionStorage.setItem(key, JSON.stringify({ at: performance.timeOrigin + performance.now(), before }));
        if (action === "back") history.back();
        else document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click();
      });
    },
    { action, href, key: STARTED },
  );
  const took = await page.waitForFunction(() => window.navigationTook);
  const times = await took.jsonValue();
  if (!times) throw new Error(`The navigation to ${href ?? "the page before"} did not end.`);
  return times;
}
