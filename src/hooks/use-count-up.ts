import { useEffect, type RefObject } from "react";
import { prefersReducedMotion } from "./reduced-motion";
import { TIMINGS } from "../site/timings";
import { figureAt } from "./figure-at";

const easeOut = (share: number) => 1 - (1 - share) ** 4;

/**
 * Counts the figures in an element up once, when it has come into view from below. The text stays the final value, for
 * assistive technology and so that nothing shifts; the intermediate number is in `data-counting`, which the style sheet
 * shows instead.
 */
export function useCountUp(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root || prefersReducedMotion()) return undefined;
    const figures = [...root.querySelectorAll<HTMLElement>("[data-figure]")];
    let frame = 0;
    const show = (share: number) => {
      for (const figure of figures) figure.dataset.counting = figureAt(figure.textContent, easeOut(share));
    };
    const end = () => {
      for (const figure of figures) delete figure.dataset.counting;
    };
    const count = (start: number) => (now: number) => {
      const share = Math.max(0, now - start) / TIMINGS.figures.countUpMs;
      if (share >= 1) return end();
      show(share);
      frame = requestAnimationFrame(count(start));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) {
          observer.disconnect();
          // Figures that the page opened with have been read already.
          if (figures[0]?.dataset.counting) frame = requestAnimationFrame(count(performance.now()));
        } else if (entry.boundingClientRect.top > 0) show(0);
      },
      { rootMargin: "0px 0px -15% 0px" },
    );
    observer.observe(root);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      end();
    };
  }, [ref]);
}
