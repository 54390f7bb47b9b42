import { afterFirstView } from "../../hooks/after-first-view";
import { withoutQuery, type GatsbyLoader } from "../gatsby-loader";
import { TIMINGS } from "../../site/timings";
import { hasRoom } from "./has-room";
import { pageOfLink } from "./page-of-link";

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
 * Loads the pages that Gatsby's links report: those in view (`enqueue`) a few at a time in idle time, and at once the one
 * that is pointed at (`hovering`), focused or touched (G5). Gatsby's own `enqueue` leaves them in the browser's cache, this
 * one in Gatsby's memory, so that a click asks the server for nothing.
 * @param loader gets the two functions
 * @param loadPage loads a page into Gatsby's memory, without going there
 */
export function prefetchLinks(loader: GatsbyLoader, loadPage: GatsbyLoader["loadPage"]): void {
  // Gatsby makes its pages on demand while the site is developed.
  if (process.env.NODE_ENV !== "production") return;
  const inView = new Set<{ readonly path: string }>();
  const fetched = new Set<string>();
  const hasBudget = pageBudget();
  let isFirstViewOver = false;
  let active = 0;

  const fetchPage = (path: string) => {
    fetched.add(path);
    return loadPage(path);
  };
  const next = () => {
    const link = [...inView].find(({ path }) => path !== window.location.pathname && !fetched.has(path));
    if (!link || !hasRoom() || !hasBudget()) {
      active -= 1;
      return;
    }
    const proceed = () => whenIdle(next);
    fetchPage(link.path).then(proceed, proceed);
  };
  const start = () => {
    if (!isFirstViewOver) return;
    const more = TIMINGS.prefetch.pagesAtOnce - active;
    active += more;
    for (let count = 0; count < more; count += 1) whenIdle(next);
  };
  const fetchNow = (address: string) => {
    if (isFirstViewOver && hasRoom()) void fetchPage(withoutQuery(address));
  };
  const onLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    const page = link && pageOfLink(link);
    if (page) fetchNow(page);
  };

  loader.enqueue = (address) => {
    const link = { path: withoutQuery(address) };
    inView.add(link);
    start();
    return { abort: () => inView.delete(link) };
  };
  loader.hovering = fetchNow;
  // Gatsby's links report the mouse alone. A finger points at nothing before it touches, and touches for a tenth of a second.
  for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, onLink);
  window.addEventListener("online", start);
  afterFirstView(() => {
    isFirstViewOver = true;
    start();
  });
}
