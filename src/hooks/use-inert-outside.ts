import { useEffect, type RefObject } from "react";
import { afterPaint } from "./after-paint";

/** What stands beside an element and beside all that it is in, but for what speaks to those who listen. */
function outsideOf(element: Element): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.matches("[inert], [role=status], [aria-live]"),
  );
  return [...beside, ...outsideOf(parent)];
}

/** While `active`, nothing outside of the element can be reached (N21). */
export function useInertOutside(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const root = ref.current;
    if (!active || !root) return undefined;
    let outside: HTMLElement[] = [];
    const setInert = (inert: boolean) => {
      for (const element of outside) element.inert = inert;
    };
    // That is a style recalculation of all that is in them, and would hold up what opens, or closes.
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
