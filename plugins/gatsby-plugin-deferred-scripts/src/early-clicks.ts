import { PAGE_FAILED, PAGE_READY } from "./page-ready";

/**
 * Runs in the page before any other script: a click on what needs a script is kept, shown at once as `aria-busy`, and
 * done when the page answers. When it never will, what needs a script is taken away and `data-scripts="failed"` of the
 * root lets the styles offer what works without.
 * @param needsScript selector of what only a script answers to
 */
export function keepEarlyClicks(needsScript: string): void {
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
  addEventListener(PAGE_READY, replay, { once: true });
  addEventListener(PAGE_FAILED, giveUp, { once: true });
}
