import { useEffect } from "react";
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

/** Counts a view of each page that one comes to rest on: once a change of path, not of query or hash (F7). */
export function usePageViews(pathname: string): void {
  useEffect(() => {
    if (__ANALYTICS__.provider === "none") return undefined;
    // By then the head has the page's title, and a redirect has left.
    const timer = setTimeout(reportPageView, TIMINGS.analytics.settleMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
