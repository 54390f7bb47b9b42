/** Event of the window: from now on the page answers by its scripts. */
export const PAGE_READY = "page::ready";

/** Event of the window: a script failed to load, and the page stays as it is without scripts. */
export const PAGE_FAILED = "page::failed";

/** Signals that the page is interactive; early clicks are replayed now. */
export function signalReady(): void {
  window.dispatchEvent(new Event(PAGE_READY));
}
