import { afterFirstView } from "../../hooks/after-first-view";

/**
 * Has the pages fetched that links lead to (G5), once the first view is over and the code for that has come.
 * Call it before anything else changes Gatsby's loader.
 */
export function prefetchInTime(): void {
  // Gatsby makes its pages on demand while the site is developed.
  if (process.env.NODE_ENV !== "production") return;
  const { loadPage } = window.___loader;
  afterFirstView(() => {
    import("./prefetch-links").then(
      ({ prefetchLinks }) => prefetchLinks(loadPage),
      () => undefined,
    );
  });
}
