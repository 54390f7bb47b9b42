import { TIMINGS } from "../runtime/timings";

/** Scrolls to the top in 100 ms (N28); at once for those who want no movement. */
export function scrollToTop(): void {
  const start = window.scrollY;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, 0);
    return;
  }
  const began = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - began) / TIMINGS.backToTop.scrollMs);
    window.scrollTo(0, start * (1 - share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
