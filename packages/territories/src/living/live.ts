import { playTerritory } from "./play";

const HOST = "[data-lives]";

/** After the picture has grown into its place. */
const ARRIVAL_DELAY_MS = 450;

function hostOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(HOST) : null;
}

/**
 * Plays the one-second animation of territories on hover, on keyboard focus and when they come into view
 * (`data-arrives`, once each).
 * @param isStill whether nothing may move, called before each start
 * @returns an unsubscribe function
 */
export function liveTerritories(isStill: () => boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const play = (host: HTMLElement | null, delay?: number) => {
    if (host && !isStill()) void playTerritory(host, delay);
  };
  const onPointerOver = ({ target, relatedTarget }: PointerEvent) => {
    const host = hostOf(target);
    if (host !== hostOf(relatedTarget)) play(host);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) play(hostOf(target));
  };
  document.addEventListener("pointerover", onPointerOver, { signal, passive: true });
  document.addEventListener("focusin", onFocusIn, { signal, passive: true });
  const arrivals = watchArrivals((host) => play(host, ARRIVAL_DELAY_MS));
  return () => {
    controller.abort();
    arrivals.disconnect();
  };
}

/** Observes the current page: to be called again after a navigation. */
function watchArrivals(onArrival: (host: HTMLElement) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        onArrival(target);
      }
    },
    { threshold: 0.4 },
  );
  for (const host of document.querySelectorAll("[data-arrives]")) observer.observe(host);
  return observer;
}
