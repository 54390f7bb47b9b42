const NAME = "welcomed";

/**
 * Marks the root at the beginning of a visit; the styles show the welcome only then (N26). Without storage visits are
 * indistinguishable, and there is no welcome.
 *
 * Its source is inlined into the page: it has no comments and uses nothing from outside.
 */
function markFirstView(name: string): void {
  try {
    if (!sessionStorage.getItem(name)) document.documentElement.dataset["visit"] = "first";
  } catch {
    return;
  }
}

/** The inline script of every page, because it has to run before the first paint. A constant, like firstVisitScript. */
export function welcomeScript(): string {
  return `(${markFirstView.toString()})(${JSON.stringify(NAME)})`;
}

/** Records the welcome, so that it is not shown again in this visit. */
export function endWelcome(): void {
  try {
    sessionStorage.setItem(NAME, "1");
  } catch {
    // Without storage there was no welcome.
  }
}
