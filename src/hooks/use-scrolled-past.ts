import { useSyncExternalStore } from "react";
import { scrollOffset, watchScroll } from "./watch-scroll";

/** Whether the page is scrolled farther than `offset` px; false until the script runs. */
export function useScrolledPast(offset: number): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => scrollOffset() > offset,
    () => false,
  );
}
