import { useSyncExternalStore } from "react";
import { TIMINGS } from "../../runtime/timings";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  window.addEventListener("resize", onChange);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
}

function lastReached(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * TIMINGS.careerNavigation.activeShare;
  return ids.findLast((id) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top < line;
  });
}

/**
 * Id of the last of the sections that is reached; undefined before the first, and until the script runs.
 * @param ids in the order in which they stand on the page
 */
export function useActiveSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => lastReached(ids),
    () => undefined,
  );
}
