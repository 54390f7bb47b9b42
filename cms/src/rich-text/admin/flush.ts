import { useEffect, useEffectEvent } from "react";

/** Events that can start a save or read the form; a hotkey clicks its button during keydown. */
const ACTS = ["pointerdown", "keydown", "click"] as const;

/**
 * Flushes pending changes before anything outside reads the form: Payload updates the form when the browser is idle,
 * and a save before that would miss them.
 * @param isInside whether an event's target is inside the editor; typing there flushes nothing
 */
export function useFlush(flush: () => void, isInside: (target: Node) => boolean): void {
  const onAct = useEffectEvent((event: Event) => {
    const isHotkey = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey);
    if (isHotkey || !(event.target instanceof Node && isInside(event.target))) flush();
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
export const FLUSH_TAG = "flush";
