import { useEffect, type RefObject } from "react";

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
    const others = [...(root.parentElement?.children ?? [])].filter(
      (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== root && !sibling.inert,
    );
    for (const sibling of others) sibling.inert = true;
    document.addEventListener("keydown", onKeyDown);
    return () => {
      for (const sibling of others) sibling.inert = false;
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [ref, active]);
}
