import { useEffect, type RefObject } from "react";
import { prefersReducedMotion } from "./reduced-motion";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Links and buttons of the strip, one of each item. */
function stopsOf(strip: HTMLElement): HTMLElement[] {
  return [...strip.children].flatMap((item) => item.querySelector<HTMLElement>("a, button") ?? []);
}

function onKeyDown(event: KeyboardEvent): void {
  const strip = event.currentTarget;
  const step = STEPS[event.key];
  if (!step || !(strip instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = stopsOf(strip);
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
}

/** The whole item scrolls into view, not only the link in it; not under a pressed mouse. */
function onFocusIn({ currentTarget, target }: FocusEvent): void {
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  if (!target.matches(":focus-visible")) return;
  const item = [...currentTarget.children].find((child) => child.contains(target));
  item?.scrollIntoView({ inline: "nearest", block: "nearest", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** Arrow keys move the focus from item to item of a scrolling strip, and the focused item scrolls into view. */
export function useStripKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const strip = ref.current;
    strip?.addEventListener("keydown", onKeyDown);
    strip?.addEventListener("focusin", onFocusIn);
    return () => {
      strip?.removeEventListener("keydown", onKeyDown);
      strip?.removeEventListener("focusin", onFocusIn);
    };
  }, [ref]);
}
