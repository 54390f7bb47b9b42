import { isAdminMode } from "../runtime/admin-mode";
import { TIMINGS } from "../runtime/timings";

/** What has been passed counts as come in, however fast; what is in the lowest part of the window does not yet. */
const MARGIN = `1000000px 0px -${Math.round(100 * (1 - TIMINGS.reveal.viewportShare))}% 0px`;

/** One observer for all elements of a page: each would cost its own otherwise. */
let observer: IntersectionObserver | undefined;

function onIntersect(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    if (isIntersecting) {
      if (target.dataset.state === "waiting") target.dataset.state = "shown";
      observer?.unobserve(target);
    } else if (!target.dataset.state && boundingClientRect.top >= window.innerHeight) {
      target.dataset.state = "waiting";
    }
  }
}

/**
 * Ref callback: sets `data-state` of the element to `waiting` while it is below the window and to `shown` when it has come in.
 * What is in view already is left alone, so that nothing flickers when the script arrives; for an editor nothing waits.
 */
export function observeReveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === "undefined" || isAdminMode()) return undefined;
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: MARGIN });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
