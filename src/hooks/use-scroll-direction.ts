import { useEffect, useState } from "react";
import { watchScroll } from "./watch-scroll";

export type ScrollDirection = "top" | "down" | "up";

/** Offsets below it count as the top of the page. */
const TOP_PX = 8;
/** Height of the page's head, which scrolls away with its content. */
const HEAD_PX = 80;
/** Minimal distances in px before the direction counts as down or up, so that a trembling thumb changes nothing. */
const DOWN_PX = 8;
const UP_PX = 24;

/**
 * @returns a function that derives the direction from successive offsets in px: `top` at the beginning of the page and
 * until its head is out of view, then the direction of the scroll
 */
export function createDirectionTracker(): (offset: number) => ScrollDirection {
  let direction: ScrollDirection = "top";
  /** Furthest offset in the current direction. */
  let turn = 0;
  return (offset) => {
    const isAhead = direction === "up" ? offset < turn : offset > turn;
    if (isAhead) turn = offset;
    if (offset <= TOP_PX) {
      direction = "top";
      turn = offset;
    } else if (direction === "top") {
      if (offset > HEAD_PX) direction = "down";
    } else if (direction === "down" ? turn - offset >= UP_PX : offset - turn >= DOWN_PX) {
      direction = direction === "down" ? "up" : "down";
      turn = offset;
    }
    return direction;
  };
}

/** @returns height above the page's head that scrolls with it, px (base.css) */
function roomAboveHead(): number {
  const { dataset } = document.documentElement;
  return "suggestion" in dataset ? parseFloat(getComputedStyle(document.body).paddingTop) || 0 : 0;
}

/** Direction in which the page is being scrolled; `top` until hydration. */
export function useScrollDirection(): ScrollDirection {
  const [direction, setDirection] = useState<ScrollDirection>("top");
  useEffect(() => {
    const directionAt = createDirectionTracker();
    return watchScroll((offset) => setDirection(directionAt(offset - roomAboveHead())));
  }, []);
  return direction;
}
