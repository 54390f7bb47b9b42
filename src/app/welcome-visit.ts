const NAME = "welcomed";

/**
 * Marks the root at the beginning of a visit; the styles show the welcome only then (N26). Without storage visits are
 * indistinguishable, and there is no welcome.
 */
export function markFirstView(): void {
  try {
    if (!sessionStorage.getItem(NAME)) document.documentElement.dataset["visit"] = "first";
  } catch {
    return;
  }
}

/** Records the welcome, so that it is not shown again in this visit. */
export function endWelcome(): void {
  try {
    sessionStorage.setItem(NAME, "1");
  } catch {
    // Without storage there was no welcome.
  }
}
