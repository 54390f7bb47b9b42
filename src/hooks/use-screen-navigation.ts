import { useEffect, useEffectEvent, type RefObject } from "react";
import { TIMINGS } from "../site/timings";
import type { Direction } from "./step-along";

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Direction of a swipe, if it is long enough. The page follows the finger: a swipe to the left shows the right. */
export function swipeOf(x: number, y: number): Direction | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < TIMINGS.screenNavigation.swipeFromPx) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "right" : "left";
  return y < 0 ? "down" : "up";
}

/**
 * Arrow keys and swipes over an element, as steps in four directions (N25). The click areas are ui/screen-navigation.tsx.
 */
export function useScreenNavigation(ref: RefObject<HTMLElement | null>, onStep: (direction: Direction) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let start: { x: number; y: number } | undefined;
    element.addEventListener(
      "keydown",
      (event) => {
        const direction = KEYS[event.key];
        if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        step(direction);
      },
      { signal },
    );
    element.addEventListener(
      "touchstart",
      ({ touches }) => {
        const [finger] = touches;
        start = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
      },
      { signal, passive: true },
    );
    element.addEventListener(
      "touchend",
      ({ changedTouches }) => {
        const [finger] = changedTouches;
        const direction = start && finger && swipeOf(finger.clientX - start.x, finger.clientY - start.y);
        start = undefined;
        if (direction) step(direction);
      },
      { signal, passive: true },
    );
    return () => controller.abort();
  }, [ref]);
}
