let step: PopStateEvent | undefined;

/** Watches for steps back and forward through the history. */
export function watchSteps(options: AddEventListenerOptions): void {
  window.addEventListener("popstate", (event) => (step = event), options);
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
