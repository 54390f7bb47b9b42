import type { KeyboardEvent } from "react";

type Keys = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Step in a list for an arrow key; undefined for other keys, and with a modifier, which browsers and screen readers
 * use.
 */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): 1 | -1 | undefined {
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : STEPS[key];
}
