import { useEffect, type RefObject } from "react";

/** Farther than this many px a press is a drag, and no click on what lies under it. */
const DRAG_FROM = 6;

/** Lets a mouse drag a scrolling strip. Fingers and pens scroll it natively. */
export function useDragScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let start: { x: number; left: number } | undefined;
    let dragged = false;

    strip.addEventListener(
      "pointerdown",
      ({ pointerType, button, clientX }) => {
        dragged = false;
        start = pointerType === "mouse" && button === 0 ? { x: clientX, left: strip.scrollLeft } : undefined;
      },
      { signal },
    );
    window.addEventListener(
      "pointermove",
      ({ clientX }) => {
        if (!start) return;
        const distance = clientX - start.x;
        if (!dragged && Math.abs(distance) < DRAG_FROM) return;
        dragged = true;
        strip.dataset.state = "dragging";
        strip.scrollLeft = start.left - distance;
      },
      { signal },
    );
    window.addEventListener(
      "pointerup",
      () => {
        start = undefined;
        delete strip.dataset.state;
      },
      { signal },
    );
    strip.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    strip.addEventListener(
      "click",
      (event) => {
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    return () => controller.abort();
  }, [ref]);
}
