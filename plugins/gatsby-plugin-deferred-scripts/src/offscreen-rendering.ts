/** Attribute of the root: as long as it is there, the styles of the site leave out what is out of view. */
const FOLDED = "data-folded";

/** How long one task may spend on the layout of parts, ms. */
const TASK_MS = 12;

/**
 * Runs in the head of every page: the browser skips the layout of what is below the first view. Not for a visitor who goes to a
 * hash, or back to a scroll position, and needs the page at its full length. Without scripts nothing is folded.
 */
export function fold(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate" && !location.hash) document.documentElement.setAttribute(FOLDED, "");
}

/**
 * Lays out what is below the first view part by part, a few of them in each task, so that none of these is long. Reading a
 * part's position forces its layout now; else the next frame would do it for all of them.
 * @param parts selector of what is left out by itself
 * @param then called when the page has its length; at once where nothing is folded
 */
export function unfold(parts: string, then: () => void, taskMs = TASK_MS): void {
  const root = document.documentElement;
  const folded = root.hasAttribute(FOLDED) ? [...document.querySelectorAll<HTMLElement>(parts)] : [];
  const all = [...folded];

  function goOn() {
    const end = performance.now() + taskMs;
    for (let part = folded.shift(); part; part = folded.shift()) {
      part.style.contentVisibility = "visible";
      part.getBoundingClientRect();
      if (folded.length > 0 && performance.now() < end) continue;
      setTimeout(goOn);
      return;
    }
    root.removeAttribute(FOLDED);
    for (const one of all) one.style.contentVisibility = "";
    then();
  }

  goOn();
}
