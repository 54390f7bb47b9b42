import { flushSync } from "react-dom";

let running: ViewTransition | undefined;

/**
 * Makes a change of a list visible as movement: while it goes on, `data-state="changing"` of the list lets its items name
 * themselves (`view-transition-name`). At once where the browser knows no view transitions or no movement is wanted (N27).
 * @param list the element whose items move
 * @param change sets React's state
 */
export function changeInView(list: HTMLElement | null, change: () => void): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!list || isStill || !("startViewTransition" in document)) {
    change();
    return;
  }
  list.dataset.state = "changing";
  const transition = document.startViewTransition(() => flushSync(change));
  running = transition;
  const finish = () => {
    if (running === transition) delete list.dataset.state;
  };
  // One that the next overtakes is skipped, which is no fault.
  transition.ready.catch(finish);
  transition.finished.then(finish, finish);
}
