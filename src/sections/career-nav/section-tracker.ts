import { scrollOffset } from "../../hooks/scroll-offset";
import { TIMINGS } from "../../runtime/timings";
import type { CareerSection } from "./career-sections";
import { createPageMode, type Part } from "./page-mode";

const { activeShare, darkOffsetPx, measureEveryScrolls, measureAfterRouteMs } = TIMINGS.careerNavigation;

type Tracked = Pick<CareerSection, "id" | "isBlack">;

export interface SectionTracker {
  /** Starts to follow the scroll; gives back how to end it, which leaves the page in the layout's own mode. */
  subscribe: (onChange: () => void) => () => void;
  /** Id of the last section whose top is above 35 % of the window; undefined before the first. */
  active: () => string | undefined;
}

/**
 * Follows the scroll through the sections of a careers page (N23) and turns the page to night or paper as the reached one
 * asks. Scrolling reads no layout: positions are kept, and measured again every 10 scroll events, a second after the page
 * has opened, when the window changes and when a picture has arrived.
 * @param sections in the order in which they stand on the page
 */
export function createSectionTracker(sections: readonly Tracked[]): SectionTracker {
  let parts: readonly (Tracked & Part)[] = [];
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
      return element ? [{ ...section, element, top }] : [];
    });
  }

  function subscribe(onChange: () => void) {
    const pageMode = createPageMode();
    const follow = () => {
      // All that is read of the layout, before anything is written.
      const top = scrollOffset();
      activeId = lastAbove(top + windowHeight * activeShare)?.id;
      const reached = lastAbove(top + darkOffsetPx) ?? parts[0];
      pageMode.turn(reached?.isBlack === false ? "paper" : "night", parts);
    };
    const controller = new AbortController();
    const { signal } = controller;
    let frame = 0;
    let isOutdated = false;
    const update = () => {
      frame = 0;
      if (isOutdated) measure();
      isOutdated = false;
      follow();
      onChange();
    };
    // However many events there are, a frame shows the last of them only.
    const updateInFrame = () => {
      frame ||= requestAnimationFrame(update);
    };
    const remeasure = () => {
      isOutdated = true;
      updateInFrame();
    };
    const onScroll = () => {
      scrolls += 1;
      isOutdated ||= scrolls >= measureEveryScrolls;
      updateInFrame();
    };
    measure();
    follow();
    const timer = window.setTimeout(remeasure, measureAfterRouteMs);
    window.addEventListener("scroll", onScroll, { signal, passive: true });
    window.addEventListener("resize", remeasure, { signal });
    // Pictures do not bubble.
    document.addEventListener("load", remeasure, { signal, capture: true });
    return () => {
      controller.abort();
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      pageMode.end();
    };
  }

  return { subscribe, active: () => activeId };
}
