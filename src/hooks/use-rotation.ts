import { useEffect, useState, type RefObject } from "react";
import { prefersReducedMotion } from "./reduced-motion";

interface Turn {
  now: number;
  /** Index before the last change; undefined until the first one. */
  before: number | undefined;
  state: "turning" | "held";
}

interface Rotation extends Turn {
  /** Shows one of the items, and stops: moving content must be stoppable. */
  choose: (place: number) => void;
  /** Pauses or resumes the rotation (WCAG 2.2.2). */
  toggle: () => void;
}

/**
 * Rotates through `count` items, each shown for `ms`, while the element is in view. It begins after hydration, and not
 * at all with reduced motion.
 */
export function useRotation(ref: RefObject<HTMLElement | null>, count: number, ms: number): Rotation {
  const [turn, setTurn] = useState<Turn>({ now: 0, before: undefined, state: "turning" });
  const { now, state } = turn;
  useEffect(() => {
    const element = ref.current;
    if (!element || count < 2 || state === "held" || prefersReducedMotion()) return undefined;
    let timer: number | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      window.clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = window.setTimeout(() => setTurn({ now: (now + 1) % count, before: now, state }), ms);
    });
    observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, now, state, count, ms]);
  const choose = (place: number) => setTurn({ now: place, before: place === now ? turn.before : now, state: "held" });
  const toggle = () => setTurn({ ...turn, state: state === "held" ? "turning" : "held" });
  return { ...turn, choose, toggle };
}
