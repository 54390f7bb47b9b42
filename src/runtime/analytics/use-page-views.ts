import { useEffect, useRef } from "react";
import { TIMINGS } from "../timings";

function reportPageView(): void {
  // A constant of the build: without a service there is no such file.
  if (__ANALYTICS__.provider !== "none") {
    const { origin, pathname, search } = window.location;
    const view = { url: origin + pathname + search, title: document.title };
    import(/* webpackChunkName: "analytics" */ "./site-analytics").then(
      ({ siteAnalytics }) => siteAnalytics.pageView(view),
      () => undefined,
    );
  }
}

/** Calls back when the title is another one than that; two pages may share one, so it waits for so long at most. */
function whenTitled(before: string, run: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (document.title !== before) done();
  });
  const timer = setTimeout(done, document.title === before ? TIMINGS.analytics.titleMs : 0);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  function done() {
    stop();
    run();
  }
  return stop;
}

/**
 * Counts a view of each page that one comes to rest on: once a change of path, not of query or hash (F7). The head of a page
 * is drawn after the page, on a busy machine a good while after.
 */
export function usePageViews(pathname: string): void {
  const counted = useRef("");
  useEffect(() => {
    if (__ANALYTICS__.provider === "none") return undefined;
    let stop: (() => void) | undefined;
    // By then a redirect has left.
    const timer = setTimeout(() => {
      stop = whenTitled(counted.current, () => {
        counted.current = document.title;
        reportPageView();
      });
    }, TIMINGS.analytics.settleMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [pathname]);
}
