import { afterFirstView } from "./after-first-view";
import type { SpringMoves } from "./spring-moves";

let loading: Promise<void> | undefined;
let moves: SpringMoves | undefined;

/** Fetches the springs, once. Where they fail to load, everything still works, only without them. */
function load(): Promise<void> {
  loading ??= import("./spring-moves").then(
    ({ SPRING_MOVES }) => {
      moves = SPRING_MOVES;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** Whether the visitor has asked for no movement (N27). */
export function wantsNoMovement(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The moves that have arrived; undefined before, and for those who want no movement. A gesture never waits for them. */
export function springMoves(): SpringMoves | undefined {
  return wantsNoMovement() ? undefined : moves;
}

/**
 * Asks for the springs after the first view. An effect may return it as it is.
 * @returns takes the request back, if it has not been sent
 */
export function prepareSprings(): (() => void) | undefined {
  if (loading || wantsNoMovement()) return undefined;
  return afterFirstView(() => void load());
}
