let step: PopStateEvent | undefined;

/**
 * Watches for steps back and forward through the history (N23). In the capture phase, because the router listens from
 * earlier on and shows the page within its own listener where there is no transition.
 */
export function watchSteps(options: AddEventListenerOptions): void {
  window.addEventListener("popstate", (event) => (step = event), { ...options, capture: true });
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
