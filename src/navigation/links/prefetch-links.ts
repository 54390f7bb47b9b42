import type { GatsbyLoader } from "../gatsby-loader";
import { TIMINGS } from "../../site/timings";
import { hasRoom } from "./has-room";
import { linkOf, pageOfLink } from "./page-of-link";
import { watchLinks } from "./watch-links";

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
 * Fetches the pages that visible links lead to, a few at a time in idle time, and at once the one whose link is
 * pointed at, focused or pressed (G5). Unlike Gatsby's own way, which it replaces, it leaves them in memory, so that a click
 * asks the server for nothing.
 */
export function prefetchLinks(loadPage: GatsbyLoader["loadPage"]): void {
  const fetched = new Set<string>();
  const mayGoOn = pageBudget();
  let onTheirWay = 0;

  const fetchPage = (path: string) => {
    fetched.add(path);
    return loadPage(path);
  };
  const next = () => {
    const path = pagesInView().find((page) => page !== window.location.pathname && !fetched.has(page));
    if (path === undefined || !hasRoom() || !mayGoOn()) {
      onTheirWay -= 1;
      return;
    }
    const proceed = () => whenIdle(next);
    fetchPage(path).then(proceed, proceed);
  };
  const start = () => {
    const more = TIMINGS.prefetch.pagesAtOnce - onTheirWay;
    onTheirWay += more;
    for (let count = 0; count < more; count += 1) whenIdle(next);
  };
  const pagesInView = watchLinks(start, whenIdle);
  const fetchNow = (event: Event) => {
    const link = linkOf(event);
    const page = link && pageOfLink(link);
    if (page && hasRoom()) void fetchPage(page);
  };
  // A finger points at nothing before it presses, and presses for a tenth of a second.
  for (const sign of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(sign, fetchNow);
  window.addEventListener("online", start);
}
