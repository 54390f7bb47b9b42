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

async function playOnce(host: HTMLElement): Promise<void> {
  const { playTerritory } = await import(/* webpackChunkName: "living" */ "../../ui/territory/living/play");
  await playTerritory(host);
}

function hold(host: HTMLElement, isHeld: boolean): void {
  for (const animation of host.getAnimations?.({ subtree: true }) ?? []) {
    if (isHeld) animation.pause();
    else animation.play();
  }
}

interface TerritoryLoop {
  state: LoopState;
  /** Pauses it, or lets it go on. */
  toggle: () => void;
  /** Lets the territory live its second: call it each time the loop begins. */
  begin: () => void;
}

/** A loop of a territory's second: it plays while it is seen, and stops within the second when the visitor says so. */
export function useTerritoryLoop(ref: RefObject<HTMLElement | null>): TerritoryLoop {
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
  useEffect(() => {
    if (ref.current) hold(ref.current, state !== "playing");
  }, [ref, state]);
  const begin = useCallback(() => {
    if (ref.current) void playOnce(ref.current);
  }, [ref]);
  return { state, toggle: useCallback(() => send("toggled"), []), begin };
}
