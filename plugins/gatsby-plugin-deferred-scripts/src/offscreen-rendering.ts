/** Arguments of the inline scripts; plain values, because they are written into the page. */
export interface FoldOptions {
  /** Attribute of the root: as long as it is there, the styles of the site leave out what is out of view. */
  mark: string;
  /** Selector of what is left out by itself. */
  parts: string;
  /** How long one task may spend on the layout of parts, ms. */
  taskMs: number;
}

export const FOLD_MARK = "data-folded";

/** See FoldOptions, ms. */
export const FOLD_TASK_MS = 12;

/**
 * Its text is written into the page, comments included: it has none, and uses nothing from outside. A visitor who goes to a
 * hash, or back to a scroll position, needs the page at its full length.
 */
function fold(mark: string): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate" && !location.hash) document.documentElement.setAttribute(mark, "");
}

/**
 * The inline script in the head of every page: the browser skips the layout of what is below the first view. A
 * constant, like the others. Without scripts nothing is folded.
 */
export function foldScript(): string {
  return `(${fold.toString()})(${JSON.stringify(FOLD_MARK)})`;
}

/**
 * Lays out what is below the first view part by part, a few of them in each task, so that none of these is long. Reading a
 * part's position forces its layout now; else the next frame would do it for all of them.
 *
 * Its text is written into the page, comments included: it has none, and uses nothing from outside.
 * @param then called when the page has its length; at once where nothing is folded
 */
export function unfold({ mark, parts, taskMs }: FoldOptions, then: () => void): void {
  const root = document.documentElement;
  const folded = root.hasAttribute(mark) ? [...document.querySelectorAll<HTMLElement>(parts)] : [];
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
    root.removeAttribute(mark);
    for (const one of all) one.style.contentVisibility = "";
    then();
  }

  goOn();
}
