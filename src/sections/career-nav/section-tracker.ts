import { afterPaint } from "../../hooks/after-paint";
import { watchScroll } from "../../hooks/watch-scroll";
import { THEME_COLORS } from "../../site/theme-colors";
import { TIMINGS } from "../../site/timings";
import type { CareerSection } from "./career-sections";

const { activeShare, darkOffsetPx, measureEveryScrolls, measureAfterRouteMs } = TIMINGS.careerNavigation;

type Tracked = Pick<CareerSection, "id" | "isBlack">;

/** Turns what floats over the page and the browser's own bars to a mode; the sections have theirs. */
function turnFrame(mode: "night" | "paper", colors: CSSStyleDeclaration): void {
  const { dataset } = document.documentElement;
  // Even the same value, written again, makes the browser look at styles.
  if (dataset["over"] !== mode) dataset["over"] = mode;
  // Page-head.tsx writes the one that the page opens in, which may be after the first scroll.
  const color = document.querySelector('meta[name="theme-color"]');
  const ground = colors.getPropertyValue(`--${mode}`) || THEME_COLORS[mode];
  if (color?.getAttribute("content") !== ground) color?.setAttribute("content", ground);
}

export interface SectionTracker {
  /** Starts to follow the scroll. @returns a cleanup function, which leaves the page in the layout's own mode */
  subscribe: (onChange: () => void) => () => void;
  /** Id of the last section whose top is above 35 % of the window; undefined before the first. */
  active: () => string | undefined;
}

/**
 * Follows the scroll through the sections of a careers page (N23) and sets the page's frame to the mode of the current
 * one. Scrolling reads no layout: positions are cached, and measured again every 10 scrolled frames, a second after the
 * page has opened, on resize and when a picture has loaded.
 * @param sections in the order of the page
 */
export function createSectionTracker(sections: readonly Tracked[]): SectionTracker {
  /** Each with its distance from the page's top, in px. */
  let parts: readonly (Tracked & { top: number })[] = [];
  let windowHeight = 0;
  let scrolls = 0;
  let activeId: string | undefined;

  const lastAbove = (line: number) => parts.findLast(({ top }) => top < line);

  function measure() {
    scrolls = 0;
    windowHeight = window.innerHeight;
    parts = sections.flatMap((section) => {
      const element = document.getElementById(section.id);
      const top = element ? Math.round(element.getBoundingClientRect().top + window.scrollY) : 0;
      return element ? [{ ...section, top }] : [];
    });
  }

  function subscribe(onChange: () => void) {
    const colors = getComputedStyle(document.documentElement);
    const follow = (top: number) => {
      activeId = lastAbove(top + windowHeight * activeShare)?.id;
      const reached = lastAbove(top + darkOffsetPx) ?? parts[0];
      turnFrame(reached?.isBlack === false ? "paper" : "night", colors);
    };
    const controller = new AbortController();
    const { signal } = controller;
    let cancel: (() => void) | undefined;
    const update = (top: number) => {
      follow(top);
      onChange();
    };
    // However many pictures arrive, it is measured once, and when the frame has laid the page out.
    const remeasure = () => {
      cancel ??= afterPaint(() => {
        cancel = undefined;
        measure();
        update(window.scrollY);
      });
    };
    measure();
    follow(window.scrollY);
    const timer = window.setTimeout(remeasure, measureAfterRouteMs);
    const unwatch = watchScroll((top) => {
      scrolls += 1;
      if (scrolls >= measureEveryScrolls) measure();
      update(top);
    });
    window.addEventListener("resize", remeasure, { signal });
    // Pictures do not bubble.
    document.addEventListener("load", remeasure, { signal, capture: true });
    return () => {
      controller.abort();
      unwatch();
      window.clearTimeout(timer);
      cancel?.();
      delete document.documentElement.dataset["over"];
    };
  }

  return { subscribe, active: () => activeId };
}
