import { isAdminMode } from "./admin-mode";
import { TIMINGS } from "../site/timings";

/**
 * Elements above the window count as in view, however fast they were passed; the lowest part of the window does not
 * count.
 */
const MARGIN = `1000000px 0px -${Math.round(100 * (1 - TIMINGS.reveal.viewportShare))}% 0px`;

/** One observer for all elements of a page: each would cost its own otherwise. */
let observer: IntersectionObserver | undefined;

function onIntersect(entries: IntersectionObserverEntry[]): void {
  // Read again after a change, it would force a layout each time.
  const { innerHeight } = window;
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    if (isIntersecting) {
      if (target.dataset.reveal === "waiting") target.dataset.reveal = "shown";
      observer?.unobserve(target);
    } else if (!target.dataset.reveal && boundingClientRect.top >= innerHeight) {
      target.dataset.reveal = "waiting";
    }
  }
}

/**
 * Ref callback: sets `data-reveal` of the element to `waiting` while it is below the window and to `shown` when it has
 * come in. Not `data-state`: a change of it invalidates the styles of the whole subtree. Elements that are in view at
 * first are left alone, so that nothing flickers when the script arrives; in admin mode nothing waits.
 */
export function observeReveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === "undefined" || isAdminMode()) return undefined;
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: MARGIN });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
