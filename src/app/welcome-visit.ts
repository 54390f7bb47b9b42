const NAME = "welcomed";

/**
 * Marks the root where the visit has just begun; the styles welcome there only (N26). Without storage a visit cannot be told
 * from the next one, and nobody is welcomed.
 *
 * Its text is written into the page, comments included: it has none, and uses nothing from outside.
 */
function markFirstView(name: string): void {
  try {
    if (!sessionStorage.getItem(name)) document.documentElement.dataset["visit"] = "first";
  } catch {
    return;
  }
}

/** The inline script of every page, for it has to be there before the first paint. A constant, like firstVisitScript. */
export function welcomeScript(): string {
  return `(${markFirstView.toString()})(${JSON.stringify(NAME)})`;
}

/** The visitor has been welcomed: not again in this visit. */
export function endWelcome(): void {
  try {
    sessionStorage.setItem(NAME, "1");
  } catch {
    // Without storage there was no welcome.
  }
}
