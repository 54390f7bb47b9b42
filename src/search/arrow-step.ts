import type { KeyboardEvent } from "react";

type Keys = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The step in a list that a key asks for; none for other keys, and with a modifier, which browsers and readers have uses for. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): 1 | -1 | undefined {
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : STEPS[key];
}
