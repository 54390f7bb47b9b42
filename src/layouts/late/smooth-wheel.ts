import Lenis from "lenis";
import { TIMINGS } from "../../site/timings";

const { smoothingMs, notchFromPx, touchpadMs } = TIMINGS.wheel;
const easeOut = (share: number) => 1 - (1 - share) ** 4;

/**
 * A touchpad scrolls in steps that are smaller than those of a wheel. Events soon after such a step belong to the same
 * touchpad, however large: a busy page gets several of its steps in one.
 * @returns whether a step of so many px is a touchpad's
 */
function createTouchpadDetector(): (event: Event, distance: number) => boolean {
  let fineAt = -Infinity;
  return ({ timeStamp }, distance) => {
    const isFine = Math.abs(distance) < notchFromPx || timeStamp - fineAt < touchpadMs;
    if (isFine) fineAt = timeStamp;
    return isFine;
  };
}

/** Whether the browser is to handle a turn by itself: sideways, with a key (zoom), on a locked page. */
const isForeign = (event: WheelEvent) =>
  event.ctrlKey ||
  event.shiftKey ||
  event.metaKey ||
  event.altKey ||
  Math.abs(event.deltaX) > Math.abs(event.deltaY) ||
  document.documentElement.dataset["scrollLock"] !== undefined;

/**
 * Spreads each turn of a mouse's wheel over 600 ms (N28). Touchpads, zooming, sideways turns and nested scrollers stay
 * with the browser; a key, a click or a step through the history ends it.
 * @returns a cleanup function
 */
export function smoothWheel(): () => void {
  const isTouchpad = createTouchpadDetector();
  let frame = 0;
  const lenis = new Lenis({
    duration: smoothingMs / 1000,
    easing: easeOut,
    allowNestedScroll: true,
    virtualScroll: ({ event, deltaY }) => {
      const isTurn = event instanceof WheelEvent && !isTouchpad(event, deltaY) && !isForeign(event);
      if (isTurn) run();
      else halt();
      return isTurn;
    },
  });
  // Not `autoRaf`: it requests every frame for the life of the page.
  const step = (time: number) => {
    lenis.raf(time);
    frame = lenis.isSmooth ? requestAnimationFrame(step) : 0;
  };
  const run = () => {
    if (frame) return;
    lenis.raf(performance.now());
    frame = requestAnimationFrame(step);
  };
  const halt = () => {
    if (!lenis.isSmooth) return;
    lenis.stop();
    lenis.start();
  };
  const controller = new AbortController();
  for (const type of ["keydown", "pointerdown", "popstate"]) {
    window.addEventListener(type, halt, { signal: controller.signal });
  }
  return () => {
    controller.abort();
    cancelAnimationFrame(frame);
    lenis.destroy();
  };
}
