/** Event of the window: the history has an entry more, and the page stays. */
export const ENTRY_PUSHED = "entry-pushed";

/** Adds an entry to the history within the page, with a key of its own: by it the place in the page is kept (N23). */
export function pushEntry(address: string | URL): void {
  const state = window.history.state as object | null;
  window.history.pushState({ ...state, key: String(Date.now()) }, "", address);
  window.dispatchEvent(new Event(ENTRY_PUSHED));
}
