/** What the inline script is told; plain values, because it is written into the page. */
export interface HoldOptions {
  /** Selector of what only a script answers to. */
  needsScript: string;
  /** Event of the window that says that the page answers. */
  ready: string;
  /** Event of the window that says that it never will. */
  failed: string;
}

/**
 * Runs in the page before any other script (G5): a press on what needs a script is held, shown at once as `aria-busy`, and
 * done when the page answers. When it never will, what needs a script is taken away and `data-scripts="failed"` of the
 * root lets the styles offer what works without.
 *
 * Its text is written into the page: it uses nothing from outside.
 */
export function holdPresses({ needsScript, ready, failed }: HoldOptions): void {
  const held = new Set<HTMLElement>();

  function hold(event: Event) {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(needsScript);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.setAttribute("aria-busy", "true");
    held.add(pressed);
  }

  function release() {
    document.removeEventListener("click", hold, true);
    for (const pressed of held) pressed.removeAttribute("aria-busy");
  }

  function press() {
    release();
    for (const pressed of held) pressed.click();
  }

  function giveUp() {
    release();
    document.documentElement.dataset["scripts"] = "failed";
    for (const element of document.querySelectorAll<HTMLElement>(needsScript)) element.style.display = "none";
  }

  document.addEventListener("click", hold, true);
  addEventListener(ready, press, { once: true });
  addEventListener(failed, giveUp, { once: true });
}
