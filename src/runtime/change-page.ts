import { growPicture } from "./grow-picture";
import { isStepShown } from "./history-step";

interface Change {
  /** Paths of the pages. */
  from: string;
  to: string;
  /** Shows the new page by the time it returns. */
  show: () => void;
}

/** The transition that runs, or ran last. */
let latest: ViewTransition | undefined;

const wantsNoMovement = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Goes from a page to the next: the transition `page`, out-in (N27). The styles are in src/styles/transition.css.
 * A plain swap for those who want no movement, and after the browser's own (a swipe back).
 */
export function changePage({ from, to, show }: Change): void {
  const root = document.documentElement;
  if (wantsNoMovement() || isStepShown()) {
    show();
    return;
  }
  if (!("startViewTransition" in document)) {
    root.dataset.transition = "plain";
    show();
    return;
  }
  const picture = growPicture(from, to);
  // A page that is still coming in has no name to be photographed by.
  delete root.dataset.transition;
  // One that is cut short leaves the root to the next.
  const isLatest = () => latest === transition;
  const transition = document.startViewTransition(() => {
    if (isLatest()) root.dataset.transition = "in";
    show();
    if (isLatest()) picture.arrive();
  });
  latest = transition;
  const end = () => {
    picture.end();
    if (isLatest()) delete root.dataset.transition;
  };
  // One that is cut short, or begun in a hidden tab, is no fault: the page has changed all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
