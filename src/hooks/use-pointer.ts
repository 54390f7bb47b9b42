import { useEffect, type RefObject } from "react";
import { prefersReducedMotion } from "./reduced-motion";

const round = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * Tells style sheets where the mouse is over an element: `--pointer-x` and `--pointer-y` in px from its corner,
 * `--lean-x` and `--lean-y` from -1 to 1 about its middle, `data-pointer="in"` while it is there. Written once a frame;
 * not for fingers, and not for those who want no movement.
 * @param follower who is told; by default the element itself
 */
export function usePointer(area: RefObject<HTMLElement | null>, follower = area): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let frame = 0;
    const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== "mouse" || prefersReducedMotion()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const told = follower.current;
        if (!told) return;
        const { left, top, width, height } = element.getBoundingClientRect();
        told.style.setProperty("--pointer-x", `${Math.round(clientX - left)}px`);
        told.style.setProperty("--pointer-y", `${Math.round(clientY - top)}px`);
        told.style.setProperty("--lean-x", round(((clientX - left) / width) * 2 - 1));
        told.style.setProperty("--lean-y", round(((clientY - top) / height) * 2 - 1));
        told.dataset.pointer = "in";
      });
    };
    const onLeave = () => {
      cancelAnimationFrame(frame);
      if (follower.current) delete follower.current.dataset.pointer;
    };
    element.addEventListener("pointermove", onMove, { signal, passive: true });
    element.addEventListener("pointerleave", onLeave, { signal });
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
    };
  }, [area, follower]);
}
