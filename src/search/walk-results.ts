import type { KeyboardEvent } from "react";
import { arrowStep } from "./arrow-step";

/** Arrow keys walk from the field of a search to the links of its results and back. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowStep(event);
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[type=search], [data-results] li > a")];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[place + step];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
