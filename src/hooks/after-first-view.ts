import { useEffect, useState } from "react";
import { TIMINGS } from "../site/timings";

/** Events of the window that are a first user interaction. */
export const FIRST_INTERACTIONS = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel"] as const;

/** Safari before 26 lacks requestIdleCallback, and waits as long as others would at most. */
function whenIdle(run: () => void): () => void {
  const timeout = TIMINGS.firstView.idleTimeoutMs;
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(run, timeout);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Runs a function once after the first view, so that it does not delay it: when the page has loaded and is idle, or at
 * the first user interaction, whichever comes first.
 * @returns a function that cancels it; an effect may return it
 */
export function afterFirstView(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let cancelIdle: (() => void) | undefined;
  const cancel = () => {
    controller.abort();
    cancelIdle?.();
  };
  const start = () => {
    cancel();
    run();
  };
  const waitForIdle = () => {
    cancelIdle = whenIdle(start);
  };
  for (const type of FIRST_INTERACTIONS) window.addEventListener(type, start, { signal, passive: true });
  if (document.readyState === "complete") waitForIdle();
  else window.addEventListener("load", waitForIdle, { signal });
  return cancel;
}

/** Whether the first view is over; false on the server and while hydrating. */
export function useAfterFirstView(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => afterFirstView(() => setOver(true)), []);
  return isOver;
}
