/** Event of the window: from now on the page answers by its scripts. */
export const PAGE_READY = "page::ready";

/** Event of the window: a script did not come, and the page will answer as one without scripts. */
export const PAGE_FAILED = "page::failed";

/** Says that the page answers; early clicks are replayed now. */
export function sayReady(): void {
  window.dispatchEvent(new Event(PAGE_READY));
}
