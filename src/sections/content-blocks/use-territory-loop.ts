import { useCallback, useEffect, type RefObject } from "react";
import { useLoopState, type LoopState } from "./use-loop-state";

async function playOnce(host: HTMLElement): Promise<void> {
  const { playTerritory } = await import(/* webpackChunkName: "living" */ "territories/living");
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
  const { state, toggle } = useLoopState(ref);
  useEffect(() => {
    if (ref.current) hold(ref.current, state !== "playing");
  }, [ref, state]);
  const begin = useCallback(() => {
    if (ref.current) void playOnce(ref.current);
  }, [ref]);
  return { state, toggle, begin };
}
