import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys walk from the field of a search to the links of its results and back. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[type=search], [data-results] li > a")];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[place + step];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
