/** The way to a field of a form, which may not be drawn yet. */
import type { ClientField } from "payload";
import { findField, focusField, focusDestination, isInView, openTab, uncover, type Destination } from "./show-field";

/** Interactions after which the form no longer moves the view. */
const ACTS = ["pointerdown", "keydown", "wheel", "touchstart"];

/** Milliseconds in which a form has drawn all that it has, also on a slow machine. */
const LONGEST = 10_000;

interface Helpers {
  /** Takes away what lies over the form. */
  readonly makeRoom: () => void;
  /** Called when the form has no such field after all. */
  readonly onMissing: () => void;
}

let stopLast = (): void => undefined;

/**
 * Reveals a field of the form and focuses it: opens its tab and row, and waits until it is rendered. A form renders in
 * parts that take the focus away and move the field out of view, so this repeats until the user interacts or the time
 * is over.
 * @returns a function that stops it
 */
export function goToField(
  fields: readonly ClientField[],
  destination: Destination,
  { makeRoom, onMissing }: Helpers,
): () => void {
  stopLast();
  const { path } = destination;
  const observer = new MutationObserver(look);
  const abort = new AbortController();
  let hasTurned = false;
  let hasCursor = false;

  const timer = setTimeout(giveUp, LONGEST);

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    abort.abort();
  }
  function giveUp(): void {
    stop();
    const field = findField(path);
    if (!field) onMissing();
    // Its text has lost the part that was meant.
    else if (!hasCursor) focusField(field);
  }
  function look(): void {
    makeRoom();
    const field = findField(path);
    if (!field) {
      if (!hasTurned) hasTurned = openTab(fields, path);
      return uncover(path);
    }
    if (!hasCursor || document.activeElement === document.body) hasCursor = focusDestination(destination);
    else if (!isInView(field)) field.scrollIntoView({ block: "center" });
  }

  stopLast = stop;
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  for (const act of ACTS) window.addEventListener(act, stop, { signal: abort.signal, passive: true });
  look();
  return stop;
}
