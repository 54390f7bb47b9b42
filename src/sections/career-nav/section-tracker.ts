import { TIMINGS } from "../../runtime/timings";
import type { CareerSection } from "./career-sections";

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
  let tops: readonly (Tracked & { top: number })[] = [];
  let scrolls = 0;

  const lastAbove = (line: number) => tops.findLast(({ top }) => top < line);
  const active = () => lastAbove(window.scrollY + window.innerHeight * activeShare)?.id;

  function measure() {
    scrolls = 0;
    tops = sections.flatMap((section) => {
      const element = document.getElementById(section.id);
      return element ? [{ ...section, top: Math.round(element.getBoundingClientRect().top + window.scrollY) }] : [];
    });
  }

  function turn() {
    const reached = lastAbove(window.scrollY + darkOffsetPx) ?? tops[0];
    const mode = reached?.isBlack === false ? "paper" : "night";
    const { dataset } = document.documentElement;
    // Written anew, even the same value makes the browser look at every style again.
    if (dataset["mode"] !== mode) dataset["mode"] = mode;
  }

  function subscribe(onChange: () => void) {
    const controller = new AbortController();
    const { signal } = controller;
    let frame = 0;
    let isOutdated = false;
    const update = () => {
      frame = 0;
      if (isOutdated) measure();
      isOutdated = false;
      turn();
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
    turn();
    const timer = window.setTimeout(remeasure, measureAfterRouteMs);
    window.addEventListener("scroll", onScroll, { signal, passive: true });
    window.addEventListener("resize", remeasure, { signal });
    // Pictures do not bubble.
    document.addEventListener("load", remeasure, { signal, capture: true });
    return () => {
      controller.abort();
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      delete document.documentElement.dataset["mode"];
    };
  }

  return { subscribe, active };
}
