const STOPS = "a[href], button, input:not([type=hidden], [tabindex='-1']), textarea";

/** A modal dialog lets Tab out into the window around the page; this leads it from one end of the dialog to the other. */
export function tabRound(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !stop.matches(":disabled") && stop.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
