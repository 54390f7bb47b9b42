/** How long a press takes until the next paint, on a slow processor. */
import type { Browser, Page } from "playwright-core";

/** What is pressed, where, by a name that tells what it is. */
interface Press {
  name: string;
  path: string;
  press: (page: Page) => Promise<void>;
}

const PRESSES: readonly Press[] = [
  {
    name: "menu",
    path: "/",
    press: (page) => page.getByRole("banner").getByRole("button", { expanded: false }).click(),
  },
  {
    name: "filter",
    path: "/cases",
    press: (page) => page.getByRole("main").getByRole("navigation").getByRole("link").nth(1).click(),
  },
  {
    name: "popup",
    path: "/contacts",
    press: (page) => page.locator('main a[href$="/contacts/brief"]').first().click(),
  },
];

export interface Pressed {
  name: string;
  /** Interaction to next paint, ms; what is shorter than 16 ms the browser does not tell. */
  duration: number;
}

/** Presses each of them once in a page that answers, at a quarter of the processor's speed. */
export async function measurePresses(browser: Browser, base: string): Promise<Pressed[]> {
  const pressed: Pressed[] = [];
  for (const { name, path, press } of PRESSES) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    try {
      await page.goto(base + path, { waitUntil: "networkidle" });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.evaluate(() => {
        window.longestPress = 0;
        new PerformanceObserver((list) => {
          // Only what belongs to a press: that the pointer came over it first is no interaction.
          for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
            if (interactionId) window.longestPress = Math.max(window.longestPress, duration);
          }
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      });
      await press(page);
      // The browser tells of an event after the paint that follows it.
      await page.waitForFunction(() => window.longestPress > 0, undefined, { timeout: 5_000 }).catch(() => undefined);
      pressed.push({ name, duration: await page.evaluate(() => window.longestPress) });
    } finally {
      await page.close();
    }
  }
  return pressed;
}

declare global {
  interface Window {
    longestPress: number;
  }
}
