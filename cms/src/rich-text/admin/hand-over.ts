import { useEffect, useEffectEvent } from "react";

/** What may begin a save, or ask for what the form holds; a hotkey clicks its button from within a key. */
const ACTS = ["pointerdown", "keydown", "click"] as const;

/**
 * Hands over what was written before anything outside reads the form: Payload hands it on when the browser is idle, and
 * whoever saves before that saves without it.
 * @param isInside whether an event's target is part of what is written in; typing there hands nothing over
 */
export function useHandOver(handOver: () => void, isInside: (target: Node) => boolean): void {
  const onAct = useEffectEvent((event: Event) => {
    const isHotkey = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey);
    if (isHotkey || !(event.target instanceof Node && isInside(event.target))) handOver();
  });
  useEffect(() => {
    const listen = (event: Event) => onAct(event);
    // Above React's own listeners, so that they find the form as it is now.
    for (const act of ACTS) window.addEventListener(act, listen, { capture: true });
    return () => {
      for (const act of ACTS) window.removeEventListener(act, listen, { capture: true });
    };
  }, []);
}

/** Tag of an editor's update that a form is to have at once. */
export const HAND_OVER_TAG = "hand-over";
