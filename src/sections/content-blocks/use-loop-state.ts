import { useCallback, useEffect, useReducer, type RefObject } from "react";
import { prefersReducedMotion } from "../../hooks/reduced-motion";
import { savesData } from "../../hooks/save-data";

/** `still` until scripts run here; `waiting` for being seen; `paused` by the visitor, or for those who want no movement or little data. */
export type LoopState = "still" | "waiting" | "playing" | "paused";

type LoopEvent = "ready" | "calm" | "seen" | "unseen" | "toggled";

const NEXT: Readonly<Record<LoopState, Partial<Record<LoopEvent, LoopState>>>> = {
  still: { ready: "waiting", calm: "paused" },
  waiting: { seen: "playing", toggled: "paused" },
  playing: { unseen: "waiting", toggled: "paused" },
  paused: { toggled: "playing" },
};

const step = (state: LoopState, event: LoopEvent): LoopState => NEXT[state][event] ?? state;

/** Whether what loops plays: while it is seen, and until the visitor says otherwise. */
export function useLoopState(ref: RefObject<HTMLElement | null>): { state: LoopState; toggle: () => void } {
  const [state, send] = useReducer(step, "still");
  useEffect(() => {
    const host = ref.current;
    if (!host) return undefined;
    send(prefersReducedMotion() || savesData() ? "calm" : "ready");
    const observer = new IntersectionObserver(([entry]) => send(entry?.isIntersecting ? "seen" : "unseen"), {
      threshold: 0.25,
    });
    observer.observe(host);
    return () => observer.disconnect();
  }, [ref]);
  return { state, toggle: useCallback(() => send("toggled"), []) };
}
