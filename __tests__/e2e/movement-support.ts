/** Helpers for journeys of movement: opening and scrolling a page, animations of a transition. */
import { expect, type Locator, type Page } from "@playwright/test";

interface Movement {
  /** Pseudo-element, as `::view-transition-old(page)`, or else the element. */
  readonly part: string;
  readonly name: string;
  readonly delay: number;
  readonly duration: number;
}

declare global {
  interface Window {
    /** Animated elements of each transition since the start. */
    movements: Movement[][];
  }
}

/** Notes every transition between pages. Call it before the first page. */
export async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.movements = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () => {
        const parts = document.getAnimations().flatMap((animation): Movement[] => {
          const { effect } = animation;
          if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) return [];
          const part = effect.pseudoElement ?? effect.target?.localName ?? "";
          const { delay = 0, duration } = effect.getTiming();
          return [{ part, name: animation.animationName, delay, duration: Number(duration) }];
        });
        window.movements.push(parts);
      };
      transition.ready.then(note, () => window.movements.push([]));
      return transition;
    };
  });
}

export const movements = (page: Page) => page.evaluate(() => window.movements);
export const parts = async (page: Page) => (await movements(page)).flat().map(({ part }) => part);

/** Animated properties of the drawings (`svg`), without opacity. */
export function propertiesOfDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const notProperties = new Set(["offset", "computedOffset", "easing", "composite", "opacity"]);
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !(effect.target instanceof SVGSVGElement)) return [];
      return effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((key) => !notProperties.has(key)));
    });
  });
}

/** Opens a page and waits until its links are the script's. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await mounted(page);
}

export async function mounted(page: Page): Promise<void> {
  await expect(page.locator("body")).toHaveClass(/touch-device/);
}

/** Waits until nothing of a transition is left over. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("html:not([data-transition])")).toBeAttached();
}

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls, and waits until the page has taken note of it. */
export async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: "instant" });
      }),
    top,
  );
  return scrollY(page);
}

export const isAtTop = (page: Page) => expect.poll(() => scrollY(page)).toBe(0);

export const cardLink = (page: Page, index: number): Locator =>
  page.locator("main li:has([data-grows])").nth(index).getByRole("link");

export const aliasIn = async (link: Locator) => (await link.getAttribute("href"))?.split("/").at(-1) ?? "";

/** How far an element is from where a hash scrolls to, in px: the top of the window, less the room for the header. */
export const offsetOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(element.getBoundingClientRect().top - padding);
  });
