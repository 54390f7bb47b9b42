let step: PopStateEvent | undefined;

/**
 * Notes a step back or forward through the history (N23). The router calls it before it shows the page, which may be within
 * its own listener: the order of listeners on the window is that of their registration, whatever their phase.
 */
export function noteStep(event: PopStateEvent): void {
  step = event;
}

/** Whether the page that comes is stepped to, not gone to by a link. */
export function isStep(): boolean {
  return step !== undefined;
}

/** Whether the browser has shown the step itself, as it does for a swipe. */
export function isStepShown(): boolean {
  return step?.hasUAVisualTransition ?? false;
}

/** The page has come. */
export function endStep(): void {
  step = undefined;
}
