import { prefersReducedMotion } from "../hooks/reduced-motion";
import { groundsOfPage } from "./horizon";
import { growPicture } from "./shared-element";

/** A transition that waits for its page. */
interface Awaited {
  /** Path of the page. */
  to: string;
  /** The page is in the document; or will not be, because the navigation was superseded. */
  arrive: (isShown: boolean) => void;
}

/** Path of the page that is in the document; undefined until the first one is. */
let shown: string | undefined;
let awaited: Awaited | undefined;
/** The transition that runs, or ran last: one that is cut short leaves the root to the next. */
let latest: ViewTransition | undefined;

/**
 * Begins the transition `page`, out-in (N27), to a page that the router will show in the next frame; its styles are in
 * src/styles/transition.css. The router renders after that frame, and the browser takes its snapshot of the old page in it.
 * From then on nothing is painted until `pageArrived`. A plain swap for those who prefer reduced motion.
 * @param to path of the page; the one that is shown makes no transition
 */
export function beginTransition(to: string): void {
  if (shown === undefined || shown === to || prefersReducedMotion()) return;
  const root = document.documentElement;
  if (!("startViewTransition" in document)) {
    root.dataset.transition = "plain";
    return;
  }
  awaited?.arrive(false);
  const picture = growPicture(shown, to);
  // A page that is still coming in has no name to make a snapshot by.
  delete root.dataset.transition;
  let resolve: () => void = () => undefined;
  const arrival = new Promise<void>((settle) => (resolve = settle));
  const transition = document.startViewTransition(() => arrival);
  latest = transition;
  awaited = {
    to,
    arrive(isShown) {
      awaited = undefined;
      if (isShown) {
        root.dataset.transition = "in";
        document.body.style.background = groundsOfPage();
        picture.arrive();
      }
      resolve();
    },
  };
  const end = () => {
    picture.end();
    if (latest !== transition) return;
    delete root.dataset.transition;
    document.body.style.background = "";
  };
  // One that is cut short, or begun in a hidden tab, is no fault: the page has changed all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}

/** Another page, or another address of the same one, is in the document. @param pathname its path */
export function pageArrived(pathname: string): void {
  shown = pathname;
  if (awaited?.to === pathname) awaited.arrive(true);
}

/**
 * Gives steps through the history their transition: not those that the browser has shown itself, as for a swipe, nor
 * those to a page that is not in memory. Call it once, when Gatsby has its loader.
 */
export function transitionSteps(): void {
  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    const { pathname } = window.location;
    if (!hasUAVisualTransition && window.___loader.loadPageSync(pathname)) beginTransition(pathname);
  });
}
