interface EntryState {
  /** The page stays where it is. */
  keepsPlace: true;
}

/**
 * Adds an entry to the history within the page: the address changes at once, and Gatsby's router hears of it, so that the
 * place in the page is kept by entry (N23).
 */
export function pushEntry(address: string | URL): void {
  window.history.pushState(null, "", address);
  const { pathname, search, hash } = window.location;
  const state: EntryState = { keepsPlace: true };
  window.___navigate(pathname + search + hash, { replace: true, state });
}

/** @param state of an entry of the history */
export function keepsPlace(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsPlace" in state;
}
