import { useEffect, type RefObject } from "react";
import { afterPaint } from "./after-paint";

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex='0']";

function focusableIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => getComputedStyle(element).visibility !== "hidden",
  );
}

/** The element that Tab leads to from one end of the trap: the other end; undefined where Tab may go on by itself. */
function wrapTarget(root: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const stops = focusableIn(root);
  const [first] = stops;
  const last = stops.at(-1);
  const active = document.activeElement;
  if (!root.contains(active)) return first;
  if (backwards) return active === first ? last : undefined;
  return active === last ? first : undefined;
}

function reachableBeside(root: HTMLElement): HTMLElement[] {
  return [...(root.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== root && !sibling.inert,
  );
}

/** While `active`, Tab goes round inside the element, and what stands beside it cannot be reached (N21). */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const root = ref.current;
    if (!active || !root) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      const target = wrapTarget(root, event.shiftKey);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    let others: HTMLElement[] = [];
    const setInert = (inert: boolean) => {
      for (const other of others) other.inert = inert;
    };
    // That is a style recalculation of all that is in them, and would hold up what opens, or closes.
    const cancel = afterPaint(() => {
      others = reachableBeside(root);
      setInert(true);
    });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      cancel();
      afterPaint(() => setInert(false));
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [ref, active]);
}
