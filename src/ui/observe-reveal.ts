import { TIMINGS } from "../runtime/timings";

const BELOW_PERCENT = Math.round(100 * (1 - TIMINGS.reveal.viewportShare));

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
 * What is in view already is left alone, so that nothing flickers when the script arrives.
 */
export function observeReveal(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === "undefined") return undefined;
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: `0px 0px -${BELOW_PERCENT}% 0px` });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
