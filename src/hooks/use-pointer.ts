import { useEffect, type RefObject } from "react";
import { prefersReducedMotion } from "./reduced-motion";

const round = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * Exposes the position of the mouse over an element to style sheets: `--pointer-x` and `--pointer-y` in px from its
 * corner, `--lean-x` and `--lean-y` from -1 to 1 about its middle, `data-pointer="in"` while it is there. Written once
 * a frame; not for touch, and not with reduced motion.
 * @param follower element that gets them; by default the same
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
        const target = follower.current;
        if (!target) return;
        const { left, top, width, height } = element.getBoundingClientRect();
        target.style.setProperty("--pointer-x", `${Math.round(clientX - left)}px`);
        target.style.setProperty("--pointer-y", `${Math.round(clientY - top)}px`);
        target.style.setProperty("--lean-x", round(((clientX - left) / width) * 2 - 1));
        target.style.setProperty("--lean-y", round(((clientY - top) / height) * 2 - 1));
        target.dataset.pointer = "in";
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
