import { useEffect, useState, type RefObject } from "react";
import { TIMINGS } from "../site/timings";
import { watchScroll } from "./watch-scroll";

const { fromPx, delayMs } = TIMINGS.backToTop;
const TARGETS = "a[href], button, summary, input, select, textarea";
/** Air around it, in px. */
const AIR_PX = 8;

/** Whether the button would cover no target if it were `lift` px higher. */
function isFreeAt(button: Element, targets: readonly DOMRect[], lift: number): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return !targets.some(
    (target) =>
      target.left < right + AIR_PX &&
      target.right > left - AIR_PX &&
      target.top < bottom - lift + AIR_PX &&
      target.bottom > top - lift - AIR_PX,
  );
}

/** An older Safari lacks `checkVisibility`: its targets count as visible. */
const isVisible = (target: Element) => target.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** @returns px by which the button has to be lifted to cover no target; 0 if no position is free */
function findLift(button: Element): number {
  const { top, height } = button.getBoundingClientRect();
  const targets = [...document.querySelectorAll(TARGETS)]
    .filter((target) => target !== button && isVisible(target))
    .flatMap((target) => [...target.getClientRects()]);
  const step = Math.max(1, height / 2);
  const lifts = Array.from({ length: Math.floor(top / 2 / step) + 1 }, (_, index) => index * step);
  return lifts.find((lift) => isFreeAt(button, targets, lift)) ?? 0;
}

/**
 * Whether the button back to the top is shown, and how high: a second after scrolling has stopped past 100 px, and not
 * while scrolling (N28), at a height at which it covers no link. Looks for such a height in half the window; if there
 * is none the button is at its lowest.
 * @param button at its lowest position while hidden
 * @returns px above its lowest position; undefined while it is hidden
 */
export function useBackToTop(button: RefObject<Element | null>): number | undefined {
  const [lift, setLift] = useState<number>();
  useEffect(() => {
    let timer: number | undefined;
    const unwatch = watchScroll((top) => {
      window.clearTimeout(timer);
      setLift(undefined);
      if (top > fromPx)
        timer = window.setTimeout(() => setLift(button.current ? findLift(button.current) : 0), delayMs);
    });
    return () => {
      window.clearTimeout(timer);
      unwatch();
    };
  }, [button]);
  return lift;
}
