import { TIMINGS } from "../../site/timings";

const { smoothingMs, notchFromPx, touchpadMs, gestureMs } = TIMINGS.wheel;
/** Height of a line, for browsers that count a turn in lines. */
const LINE_PX = 34;
const easeOut = (share: number) => 1 - (1 - share) ** 4;

const lastScroll = () => document.documentElement.scrollHeight - window.innerHeight;

/** Whether something between the pointer and the page scrolls by itself. */
function isOverScroller(event: WheelEvent): boolean {
  for (const node of event.composedPath()) {
    if (!(node instanceof HTMLElement) || node === document.body) return false;
    if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY)) return true;
  }
  return false;
}

/** A turn that the browser is to handle by itself: zoom, sideways, a locked page. */
function isForeign(event: WheelEvent): boolean {
  const { ctrlKey, shiftKey, metaKey, altKey, deltaX, deltaY, defaultPrevented } = event;
  return (
    defaultPrevented ||
    ctrlKey ||
    shiftKey ||
    metaKey ||
    altKey ||
    Math.abs(deltaX) > Math.abs(deltaY) ||
    document.documentElement.dataset["scrollLock"] !== undefined
  );
}

/**
 * Turns that follow one another are one gesture, and it belongs to what it began over, as it does with a touchpad.
 * @returns whether a turn is for a scroller within the page; asks the layout at the first of a gesture only
 */
function createGestureOwner(): (event: WheelEvent) => boolean {
  let lastAt = -Infinity;
  let isNested = false;
  return (event) => {
    if (event.timeStamp - lastAt > gestureMs) isNested = isOverScroller(event);
    lastAt = event.timeStamp;
    return isNested;
  };
}

/**
 * A finger on a touchpad moves in steps that no wheel makes. What follows such a step is the same finger's, however large:
 * a page that is behind gets several of its steps in one.
 * @returns whether a turn of so many px is a touchpad's
 */
function createTouchpadDetector(): (event: WheelEvent, distance: number) => boolean {
  let fineAt = -Infinity;
  return ({ timeStamp }, distance) => {
    const isFine = Math.abs(distance) < notchFromPx || timeStamp - fineAt < touchpadMs;
    if (isFine) fineAt = timeStamp;
    return isFine;
  };
}

/** Carries the page to where the wheel points. Whatever else moves the page, takes it over. */
function createGlide() {
  let frame = 0;
  let start = 0;
  let target = 0;
  let limit = 0;
  let began = 0;
  let shown = 0;

  const step = (now: number) => {
    if (Math.abs(window.scrollY - shown) > 2) {
      frame = 0;
      return;
    }
    const share = Math.min(1, Math.max(0, (now - began) / smoothingMs));
    shown = start + (target - start) * easeOut(share);
    window.scrollTo(0, shown);
    frame = share < 1 ? requestAnimationFrame(step) : 0;
  };

  return {
    by(distance: number) {
      // On its way, it knows where it is: only the first turn asks the layout.
      if (!frame) {
        target = shown = window.scrollY;
        limit = lastScroll();
      }
      target = Math.min(limit, Math.max(0, target + distance));
      start = shown;
      began = performance.now();
      if (!frame) frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/**
 * Spreads each turn of a mouse's wheel over 600 ms (N28). Touchpads, zooming, sideways turns and nested scrollers stay
 * with the browser; a key, a click or another's scrolling ends it.
 * @returns a cleanup function
 */
export function smoothWheel(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const glide = createGlide();
  const isForNested = createGestureOwner();
  const isTouchpad = createTouchpadDetector();

  window.addEventListener(
    "wheel",
    (event) => {
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
      const distance = lines ? event.deltaY * LINE_PX : event.deltaY;
      if (isTouchpad(event, distance) || isForeign(event) || isForNested(event)) {
        glide.stop();
        return;
      }
      event.preventDefault();
      glide.by(distance);
    },
    { signal, passive: false },
  );
  for (const type of ["keydown", "pointerdown"] as const) window.addEventListener(type, glide.stop, { signal });
  return () => {
    controller.abort();
    glide.stop();
  };
}
