import { flushSync } from "react-dom";
import { prefersReducedMotion } from "../hooks/reduced-motion";

/**
 * Changes the page behind a horizon that rises over it (src/styles/transition.css): what is above is as it was, what is
 * below is new, ground and text alike, and nothing is ever in between. At once for those who prefer reduced motion, and
 * in browsers without view transitions.
 * @param update sets state of React, or changes the document
 */
export function riseHorizon(update: () => void): void {
  if (!("startViewTransition" in document) || prefersReducedMotion()) return update();
  const { ready } = document.startViewTransition(() => flushSync(update));
  // In a hidden tab the page changes without it.
  ready.catch(() => undefined);
}

/**
 * The grounds of the page's sections, where they are in the document, as a background of the body: the horizon uncovers
 * them before the words come in, and the words come in on their own ground.
 */
export function groundsOfPage(): string {
  const { clientWidth } = document.documentElement;
  const layers: string[] = [];
  for (const section of document.querySelectorAll("main :is([data-ground], [data-mode])")) {
    const { top, height, width } = section.getBoundingClientRect();
    if (width < clientWidth * 0.9) continue;
    const color = getComputedStyle(section).backgroundColor;
    // A section inside of another one is in front of it.
    layers.unshift(`linear-gradient(${color}, ${color}) 0 ${top + window.scrollY}px / 100% ${height}px no-repeat`);
  }
  return layers.join(",");
}
