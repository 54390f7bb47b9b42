import { useEffect } from "react";
import { TIMINGS } from "../site/timings";

/** Number of locks: a dialog that opens over the menu locks before the menu unlocks. */
let holders = 0;

/**
 * Keeps the page from scrolling while `locked` (N21). The room of the scroll bar stays reserved, so that nothing jumps,
 * until a second after the unlock.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const root = document.documentElement;
    holders += 1;
    const width = window.innerWidth - root.clientWidth;
    // Everything inherits it, so it costs a style recalculation of the page: skipped for overlay scroll bars.
    if (width > 0) root.style.setProperty("--scroll-compensation", `${width}px`);
    root.dataset.scrollLock = "on";
    return () => {
      holders -= 1;
      if (holders > 0) return;
      delete root.dataset.scrollLock;
      window.setTimeout(() => {
        if (!root.dataset.scrollLock) root.style.removeProperty("--scroll-compensation");
      }, TIMINGS.menu.compensationResetMs);
    };
  }, [locked]);
}
