/** What the inline scripts are told; plain values, because they are written into the page. */
interface FoldOptions {
  /** Attribute of the root: as long as it is there, the styles leave out what is out of view (base.css). */
  mark: string;
  /** Selector of what is left out by itself. */
  parts: string;
}

export const FOLD: FoldOptions = { mark: "data-folded", parts: "main section, footer" };

function fold({ mark }: FoldOptions): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Who comes to a place further down, or comes back to it, needs the page at its length.
  if (visit?.type === "navigate" && !location.hash) document.documentElement.setAttribute(mark, "");
}

/**
 * The inline script in the head of every page: the browser need not lay out before the first view what is below it (G5). A
 * constant, like the others. Without scripts nothing is folded.
 */
export function foldScript(): string {
  return `(${fold.toString()})(${JSON.stringify(FOLD)})`;
}

/**
 * Lays out what is below the first view, each part in a task of its own, so that none of them is long.
 * Its text is written into the page: it uses nothing from outside.
 * @param then is called when the page has its length; at once where nothing is folded
 */
export function unfold({ mark, parts }: FoldOptions, then: () => void): void {
  const root = document.documentElement;
  const folded = root.hasAttribute(mark) ? [...document.querySelectorAll<HTMLElement>(parts)] : [];
  const all = [...folded];

  function goOn() {
    const part = folded.shift();
    if (part) {
      part.style.contentVisibility = "visible";
      // Asked for its place it is laid out now; else the next frame would do all of them.
      part.getBoundingClientRect();
      setTimeout(goOn);
      return;
    }
    root.removeAttribute(mark);
    for (const one of all) one.style.contentVisibility = "";
    then();
  }

  goOn();
}
