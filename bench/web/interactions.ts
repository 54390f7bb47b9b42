/** Interaction to next paint of what people click first, on a slow processor. */
import type { Browser, Page } from "playwright-core";

/** A click that is measured, on the page at `path`. */
interface Interaction {
  name: string;
  path: string;
  click: (page: Page) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "menu",
    path: "/",
    click: (page) => page.getByRole("banner").getByRole("button", { expanded: false }).click(),
  },
  {
    name: "filter",
    path: "/cases",
    click: (page) => page.getByRole("main").getByRole("navigation").getByRole("link").nth(1).click(),
  },
  {
    name: "popup",
    path: "/contacts",
    click: (page) => page.locator('main a[href$="/contacts/brief"]').first().click(),
  },
];

export interface InteractionTime {
  name: string;
  /** Interaction to next paint, ms; the browser reports nothing shorter than 16 ms. */
  duration: number;
}

/** Clicks each of them once in a hydrated page, at a quarter of the processor's speed. */
export async function measureInteractions(browser: Browser, base: string): Promise<InteractionTime[]> {
  const times: InteractionTime[] = [];
  for (const { name, path, click } of INTERACTIONS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    try {
      await page.goto(base + path, { waitUntil: "networkidle" });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.evaluate(() => {
        window.longestInteraction = 0;
        new PerformanceObserver((list) => {
          // Only what belongs to the click: hovering before it is no interaction.
          for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
            if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration);
          }
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      });
      await click(page);
      // The browser reports an event after the paint that follows it.
      await page
        .waitForFunction(() => window.longestInteraction > 0, undefined, { timeout: 5_000 })
        .catch(() => undefined);
      times.push({ name, duration: await page.evaluate(() => window.longestInteraction) });
    } finally {
      await page.close();
    }
  }
  return times;
}

declare global {
  interface Window {
    longestInteraction: number;
  }
}
