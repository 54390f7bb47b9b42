import { useSyncExternalStore } from "react";
import { scrollOffset } from "./scroll-offset";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled farther than `offset` px; false until the script runs. */
export function useScrolledPast(offset: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollOffset() > offset,
    () => false,
  );
}
