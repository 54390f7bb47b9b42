import type { SpringMoves } from "./spring-moves";
import { TIMINGS } from "./timings";

const FIRST_SIGNS = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel"] as const;

let loading: Promise<void> | undefined;
let moves: SpringMoves | undefined;

/** Fetches the springs, once. Where they do not come, everything still works, only without them. */
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

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(run, TIMINGS.springs.idleMs);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: TIMINGS.springs.idleMs });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Asks for the springs after the first view: when the page has loaded and is idle, or at the first sign of a hand,
 * whichever comes first. An effect may return it as it is.
 * @returns takes the request back, if it has not been sent
 */
export function prepareSprings(): (() => void) | undefined {
  if (loading || wantsNoMovement()) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  let cancelIdle: (() => void) | undefined;
  const cancel = () => {
    controller.abort();
    cancelIdle?.();
  };
  const start = () => {
    cancel();
    void load();
  };
  const waitForIdle = () => {
    cancelIdle = whenIdle(start);
  };
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, start, { signal, passive: true });
  if (document.readyState === "complete") waitForIdle();
  else window.addEventListener("load", waitForIdle, { signal });
  return cancel;
}
