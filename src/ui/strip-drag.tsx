import { useEffect, type RefObject } from "react";
import { useReducedMotion, useSpring } from "@react-spring/web";
import { useDrag } from "@use-gesture/react";
import { TIMINGS } from "../site/timings";

const { dragFromPx, throwMs } = TIMINGS.strip;
const GLIDE = { tension: 110, friction: 24, clamp: true };

/** The place where an item of the strip begins that is nearest to `aim`, in px from the strip's own beginning. */
function restingPlace(strip: HTMLElement, aim: number): number {
  const end = strip.scrollWidth - strip.clientWidth;
  const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0;
  const places = [...strip.children].map((item) => (item instanceof HTMLElement ? item.offsetLeft - padding : 0));
  return [...places.filter((place) => place < end), end].reduce(
    (best, place) => (Math.abs(place - aim) < Math.abs(best - aim) ? place : best),
    0,
  );
}

interface StripDragProps {
  /** The list that scrolls sideways; it scrolls without this too. */
  strip: RefObject<HTMLElement | null>;
}

/**
 * Lets a mouse drag a scrolling strip and throw it; a click after a drag opens nothing. Fingers and pens scroll it natively.
 * `data-state` says `dragging` and `gliding`; scroll snap has to be off meanwhile. Draws nothing.
 */
export function StripDrag({ strip }: StripDragProps) {
  // With reduced motion it has react-spring skip to the end.
  useReducedMotion();
  const [, glide] = useSpring(() => ({ left: 0, config: GLIDE }));

  useDrag(
    ({ event, tap, last, movement: [x], velocity: [speed], direction: [direction], memo }) => {
      const list = strip.current;
      if (!list || tap || !("pointerType" in event) || event.pointerType !== "mouse") return undefined;
      const begin = typeof memo === "number" ? memo : list.scrollLeft;
      list.setAttribute("data-state", last ? "gliding" : "dragging");
      list.scrollTo({ left: begin - x, behavior: "instant" });
      if (!last) return begin;
      const left = list.scrollLeft;
      const velocity = -speed * direction;
      glide.start({
        from: { left },
        to: { left: restingPlace(list, left + velocity * throwMs) },
        reset: true,
        config: { ...GLIDE, velocity },
        onChange: ({ value }) => list.scrollTo({ left: Number(value.left), behavior: "instant" }),
        onRest: ({ finished }) => {
          if (finished) list.removeAttribute("data-state");
        },
      });
      return undefined;
    },
    { target: strip, axis: "x", filterTaps: true, tapsThreshold: dragFromPx, pointer: { keys: false } },
  );

  useEffect(() => {
    const list = strip.current;
    const controller = new AbortController();
    const { signal } = controller;
    const halt = () => {
      glide.stop();
      if (list?.dataset.state === "gliding") list.removeAttribute("data-state");
    };
    list?.addEventListener("pointerdown", halt, { signal });
    list?.addEventListener("wheel", halt, { signal, passive: true });
    list?.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => {
      controller.abort();
      halt();
    };
  }, [strip, glide]);

  return null;
}
