import { useEffect, type RefObject } from "react";
import { afterPaint } from "./after-paint";

/** The siblings of an element and of its ancestors, except live regions, which keep announcing. */
function outsideOf(element: Element): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.matches("[inert], [role=status], [aria-live]"),
  );
  return [...beside, ...outsideOf(parent)];
}

/** While `active`, nothing outside of the element can have the focus (N21). */
export function useInertOutside(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const root = ref.current;
    if (!active || !root) return undefined;
    let outside: HTMLElement[] = [];
    const setInert = (inert: boolean) => {
      for (const element of outside) element.inert = inert;
    };
    // This recalculates the styles of the whole subtree, which would delay the opening or closing.
    const cancel = afterPaint(() => {
      outside = outsideOf(root);
      setInert(true);
    });
    return () => {
      cancel();
      afterPaint(() => setInert(false));
    };
  }, [ref, active]);
}
