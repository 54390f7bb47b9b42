import { THEME_COLORS } from "../../site/theme-colors";
import { TIMINGS } from "../../site/timings";

export type Mode = "night" | "paper";

/** A section of the page, down to the next one's top. */
export interface Part {
  element: HTMLElement;
  /** Px from the page's top. */
  top: number;
}

/** Edges of the window, in px from the page's top. */
interface View {
  top: number;
  bottom: number;
}

export interface PageMode {
  /** Turns the page to a mode; called with every frame of a scroll. */
  turn: (mode: Mode, parts: readonly Part[], view: View) => void;
  /** Leaves the page in the layout's own mode. */
  end: () => void;
}

/** How long until half of a crossing is seen, ms: none where it is not to be seen. */
function halfWayMs(root: HTMLElement): number {
  const isAtOnce =
    root.dataset["transition"] !== undefined || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isAtOnce ? 0 : TIMINGS.careerNavigation.crossingMs / 2;
}

/** How far each part is from the view, in px; 0 for those in view. */
function distances(parts: readonly Part[], { top, bottom }: View): { element: HTMLElement; distance: number }[] {
  return parts.map((part, index) => {
    const end = parts[index + 1]?.top ?? Infinity;
    return { element: part.element, distance: Math.max(0, part.top - bottom, top - end) };
  });
}

/**
 * Black mode of a careers page (N23). `data-mode` of the root makes the ground cross over; half-way `data-over` turns what
 * lies on it: the sections in view with the page's frame, then the others, the nearest first and one a frame, because the
 * mode is inherited: all at once would be a style recalculation of the whole page in the middle of a scroll.
 */
export function createPageMode(): PageMode {
  const root = document.documentElement;
  let over: Mode = "night";
  let current: { parts: readonly Part[]; view: View } = { parts: [], view: { top: 0, bottom: 0 } };
  let halfWay = 0;
  let frame = 0;

  function turnNext() {
    const waiting = distances(current.parts, current.view)
      .filter(({ element }) => element.dataset["over"] !== over)
      .sort((one, other) => one.distance - other.distance);
    const inView = waiting.filter(({ distance }) => distance === 0);
    for (const { element } of inView.length > 0 ? inView : waiting.slice(0, 1)) element.dataset["over"] = over;
    if (root.dataset["over"] !== over) root.dataset["over"] = over;
    frame = waiting.length > 1 ? requestAnimationFrame(turnNext) : 0;
  }

  function cross(mode: Mode) {
    over = mode;
    // Page-head.tsx has written the one that the page opens in.
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLORS[mode]);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(turnNext);
  }

  return {
    turn(mode, parts, view) {
      current = { parts, view };
      // Even the same value, written again, makes the browser look at styles.
      if (root.dataset["mode"] === mode) return;
      root.dataset["mode"] = mode;
      window.clearTimeout(halfWay);
      if (over !== mode) halfWay = window.setTimeout(cross, halfWayMs(root), mode);
    },
    end() {
      window.clearTimeout(halfWay);
      cancelAnimationFrame(frame);
      delete root.dataset["mode"];
      for (const element of [root, ...current.parts.map((part) => part.element)]) delete element.dataset["over"];
    },
  };
}
