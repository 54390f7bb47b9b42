import { prefersReducedMotion } from "./reduced-motion";

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Scrolls the page to `top` px in `ms`; at once with reduced motion. */
export function glideTo(top: number, ms: number): void {
  const start = window.scrollY;
  if (prefersReducedMotion()) {
    window.scrollTo(0, top);
    return;
  }
  const began = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - began) / ms);
    window.scrollTo(0, start + (top - start) * easeOut(share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
