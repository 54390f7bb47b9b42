import { afterFirstView } from "../../hooks/after-first-view";
import { withoutQuery, type GatsbyLoader } from "../gatsby-loader";
import { TIMINGS } from "../../site/timings";
import { hasRoom } from "./has-room";
import { pageOfLink } from "./page-of-link";

type LoadPage = GatsbyLoader["loadPage"];

/** @returns takes one page from what the page that is shown may have fetched; false when nothing is left */
function pageBudget(): () => boolean {
  let shown: string | undefined;
  let left = 0;
  return () => {
    const { pathname } = window.location;
    if (pathname !== shown) left = TIMINGS.prefetch.pagesAhead;
    shown = pathname;
    left -= 1;
    return left >= 0;
  };
}

function whenIdle(run: () => void): void {
  const timeout = TIMINGS.prefetch.idleTimeoutMs;
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout });
  else setTimeout(run, timeout);
}

/**
 * Runs something in idle time, and not while the page scrolls: the style sheets of what is loaded make the browser look at
 * the elements of the page again, which a frame of a scroll has no time for.
 */
function whenStill(run: () => void): void {
  whenIdle(() => {
    if (performance.now() - scrolledAt < TIMINGS.prefetch.stillForMs)
      setTimeout(whenStill, TIMINGS.prefetch.stillForMs, run);
    else run();
  });
}

/** When the page was last scrolled, by `performance.now()`. */
let scrolledAt = -Infinity;

interface PrefetchQueue {
  /** Adds a page whose link is in view. @returns removes it again */
  add: (path: string) => () => void;
  /** Loads a page without waiting for idle time. */
  loadNow: (path: string) => void;
  /** Goes on with what is in the queue, if it has stopped. */
  resume: () => void;
}

/** Loads pages a few at a time in idle time, each once, within the budget of the page that is shown. */
function createPrefetchQueue(loadPage: LoadPage): PrefetchQueue {
  const inView = new Set<{ readonly path: string }>();
  const fetched = new Set<string>();
  const hasBudget = pageBudget();
  let active = 0;

  const load = (path: string) => {
    fetched.add(path);
    return loadPage(path);
  };
  const next = () => {
    const link = [...inView].find(({ path }) => path !== window.location.pathname && !fetched.has(path));
    if (!link || !hasRoom() || !hasBudget()) {
      active -= 1;
      return;
    }
    const proceed = () => whenStill(next);
    load(link.path).then(proceed, proceed);
  };
  return {
    add(path) {
      const link = { path };
      inView.add(link);
      return () => void inView.delete(link);
    },
    loadNow(path) {
      if (hasRoom()) void load(path);
    },
    resume() {
      const more = TIMINGS.prefetch.pagesAtOnce - active;
      active += more;
      for (let count = 0; count < more; count += 1) whenStill(next);
    },
  };
}

/**
 * Loads the pages that Gatsby's links report: those in view (`enqueue`) in idle time, and at once the one that is pointed at
 * (`hovering`), focused or touched (G5). Gatsby's own `enqueue` leaves them in the browser's cache, this one in Gatsby's
 * memory, so that a click asks the server for nothing.
 * @param loader gets the two functions
 * @param loadPage loads a page into Gatsby's memory, without going there
 */
export function prefetchLinks(loader: GatsbyLoader, loadPage: LoadPage): void {
  // Gatsby makes its pages on demand while the site is developed.
  if (process.env.NODE_ENV !== "production") return;
  const queue = createPrefetchQueue(loadPage);
  let isFirstViewOver = false;

  loader.enqueue = (address) => {
    const abort = queue.add(withoutQuery(address));
    if (isFirstViewOver) queue.resume();
    return { abort };
  };
  loader.hovering = (address) => {
    if (isFirstViewOver) queue.loadNow(withoutQuery(address));
  };
  const onLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    const page = link && pageOfLink(link);
    if (page) loader.hovering(page);
  };
  // Gatsby's links report the mouse alone. A finger points at nothing before it touches, and touches for a tenth of a second.
  for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, onLink);
  window.addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true });
  afterFirstView(() => {
    isFirstViewOver = true;
    queue.resume();
    window.addEventListener("online", queue.resume);
  });
}
