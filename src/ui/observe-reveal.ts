import { isAdminMode } from "./admin-mode";
import { TIMINGS } from "../site/timings";

/** What has been passed counts as come in, however fast; what is in the lowest part of the window does not yet. */
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
 * Ref callback: sets `data-reveal` of the element to `waiting` while it is below the window and to `shown` when it has come in.
 * A name of its own: a change of `data-state` makes a browser look at the styles of all that is in the element.
 * What is in view already is left alone, so that nothing flickers when the script arrives; for an editor nothing waits.
 */
export function observeReveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === "undefined" || isAdminMode()) return undefined;
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: MARGIN });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
