import { TIMINGS } from "../site/timings";

function reportPageView(): void {
  // A constant of the build: without a service there is no such file.
  if (__ANALYTICS__.provider !== "none") {
    const address = new URL(window.location.href);
    address.hash = "";
    // Queries of the site's search are not reported.
    address.searchParams.delete("q");
    const view = { url: address.href, title: document.title };
    import(/* webpackChunkName: "analytics" */ "./site-analytics").then(
      ({ siteAnalytics }) => siteAnalytics.pageView(view),
      () => undefined,
    );
  }
}

/** Calls back when the title has changed; two pages may share one, so it waits with a limit. */
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

/** Title of the page that was counted last. */
let counted = "";
let forget: (() => void) | undefined;

/**
 * Counts a view of the current page, unless it is left at once (F7). Call it once a change of path, not of query or
 * hash. Gatsby updates the head after the page, on a busy machine much later.
 */
export function countPageView(): void {
  if (__ANALYTICS__.provider === "none") return;
  forget?.();
  let stop: (() => void) | undefined;
  // A redirect has happened by then.
  const timer = setTimeout(() => {
    stop = whenTitled(counted, () => {
      counted = document.title;
      reportPageView();
    });
  }, TIMINGS.analytics.settleMs);
  forget = () => {
    clearTimeout(timer);
    stop?.();
  };
}
