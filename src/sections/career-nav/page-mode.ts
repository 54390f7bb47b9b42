import { TIMINGS } from "../../runtime/timings";
import { hasTurned, turningFrame, turningSection, turnSome, type Mode } from "./turn-section";

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
  /** Turns the page, and sees to it that what is in view reads: to be told of every frame of a scroll. */
  turn: (mode: Mode, parts: readonly Part[], view: View) => void;
  /** Leaves the page in the layout's own mode. */
  end: () => void;
}

/** What one waits for to see a crossing: nothing where it is not to be seen. */
function halfWayMs(root: HTMLElement): number {
  const isAtOnce =
    root.dataset["transition"] !== undefined || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isAtOnce ? 0 : TIMINGS.careerNavigation.crossingMs / 2;
}

/**
 * Black mode of a careers page (N23). `data-mode` of the root tells the ground where to cross over to; half-way there
 * `data-over` turns what lies on it: the page's frame by the root's, each section by its own. So the styles of what is in
 * view are made anew first, some of a section a frame, and those of the whole page never at once: what is far from the
 * view waits until one comes near, or scrolls no longer.
 */
export function createPageMode(): PageMode {
  const root = document.documentElement;
  let parts: readonly Part[] = [];
  let view: View = { top: 0, bottom: 0 };
  let over: Mode = "night";
  let isTurning = false;
  let isStill = false;
  let halfWay = 0;
  let rest = 0;
  let frame = 0;

  const within = (px: number) =>
    parts
      .filter(({ top }, index) => top < view.bottom + px && (parts[index + 1]?.top ?? Infinity) > view.top - px)
      .map(({ element }) => turningSection(element));

  /** In each frame some of what is in view, then of the page's frame, then of what is near, or of all when nobody scrolls. */
  function set() {
    const near = (view.bottom - view.top) / 2;
    const all = [...within(0), turningFrame(), ...within(isStill ? Infinity : near)];
    const next = all.find((turning) => !hasTurned(turning, over));
    if (next) turnSome(next, over);
    else if (isStill) isTurning = false;
    frame = next ? requestAnimationFrame(set) : 0;
  }

  function goOn() {
    frame ||= requestAnimationFrame(set);
  }

  function waitForRest() {
    isStill = false;
    window.clearTimeout(rest);
    rest = window.setTimeout(() => {
      isStill = true;
      goOn();
    }, TIMINGS.careerNavigation.restMs);
    goOn();
  }

  function cross(mode: Mode) {
    over = mode;
    isTurning = true;
    waitForRest();
  }

  return {
    turn(mode, currentParts, currentView) {
      parts = currentParts;
      view = currentView;
      if (isTurning) waitForRest();
      // Written anew, even the same value makes the browser look at styles again.
      if (root.dataset["mode"] === mode) return;
      root.dataset["mode"] = mode;
      window.clearTimeout(halfWay);
      if (over !== mode) halfWay = window.setTimeout(cross, halfWayMs(root), mode);
    },
    end() {
      window.clearTimeout(halfWay);
      window.clearTimeout(rest);
      cancelAnimationFrame(frame);
      delete root.dataset["mode"];
      delete root.dataset["over"];
    },
  };
}
