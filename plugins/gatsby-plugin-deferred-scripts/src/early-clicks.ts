/** Arguments of the inline script; plain values, because it is written into the page. */
export interface EarlyClicksOptions {
  /** Selector of what only a script answers to. */
  needsScript: string;
  /** Event of the window that says that the page answers. */
  ready: string;
  /** Event of the window that says that it never will. */
  failed: string;
}

/**
 * Runs in the page before any other script: a click on what needs a script is kept, shown at once as `aria-busy`, and
 * done when the page answers. When it never will, what needs a script is taken away and `data-scripts="failed"` of the
 * root lets the styles offer what works without.
 *
 * Its text is written into the page, comments included: it has none, and uses nothing from outside.
 */
export function keepEarlyClicks({ needsScript, ready, failed }: EarlyClicksOptions): void {
  const kept = new Set<HTMLElement>();

  function keep(event: Event) {
    const clicked = event.target instanceof Element && event.target.closest<HTMLElement>(needsScript);
    if (!clicked) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.setAttribute("aria-busy", "true");
    kept.add(clicked);
  }

  function release() {
    document.removeEventListener("click", keep, true);
    for (const clicked of kept) clicked.removeAttribute("aria-busy");
  }

  function replay() {
    release();
    for (const clicked of kept) clicked.click();
  }

  function giveUp() {
    release();
    document.documentElement.dataset["scripts"] = "failed";
    for (const element of document.querySelectorAll<HTMLElement>(needsScript)) element.style.display = "none";
  }

  document.addEventListener("click", keep, true);
  addEventListener(ready, replay, { once: true });
  addEventListener(failed, giveUp, { once: true });
}
