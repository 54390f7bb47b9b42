import { TIMINGS } from "../../runtime/timings";

const easeOut = (share: number) => 1 - (1 - share) ** 3;

function scrollTo(end: number): void {
  const start = window.scrollY;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, end);
    return;
  }
  const began = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - began) / TIMINGS.careerNavigation.scrollMs);
    window.scrollTo(0, start + (end - start) * easeOut(share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * Scrolls to an element in 300 ms, at once for those who want no movement, and writes its id into the address (N23).
 * The keyboard goes on from there, as it does after a plain link.
 */
export function scrollToSection(element: HTMLElement): void {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  scrollTo(element.getBoundingClientRect().top + window.scrollY - padding);
  window.history.pushState(window.history.state, "", `#${element.id}`);
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
