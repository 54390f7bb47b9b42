interface EntryState {
  /** The page stays where it is. */
  keepsPlace: true;
}

/** Callback for when the router has the entry. */
let afterwards: (() => void) | undefined;

/**
 * Pushes an entry to the history of the page: the address changes at once, and Gatsby's router is updated, so that the
 * scroll position is kept by entry (N23).
 * @param run called when the router has the entry. Scroll no sooner: Gatsby would record the new position for the old
 * entry.
 */
export function pushEntry(address: string | URL, run?: () => void): void {
  window.history.pushState(null, "", address);
  const { pathname, search, hash } = window.location;
  const state: EntryState = { keepsPlace: true };
  afterwards = run;
  window.___navigate(pathname + search + hash, { replace: true, state });
}

/** The router has another address (`onRouteUpdate`). */
export function entryPushed(): void {
  const run = afterwards;
  afterwards = undefined;
  run?.();
}

/** @param state of an entry of the history */
export function keepsPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsPlace" in state;
}
