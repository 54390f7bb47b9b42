import { afterFirstView } from "../../hooks/after-first-view";
import type { GatsbyLoader } from "../gatsby-loader";

/**
 * Has the pages fetched that links lead to (G5), once the first view is over and the code for that has come.
 * @param loadPage loads a page into Gatsby's memory, without going there
 */
export function prefetchInTime(loadPage: GatsbyLoader["loadPage"]): void {
  // Gatsby makes its pages on demand while the site is developed.
  if (process.env.NODE_ENV !== "production") return;
  afterFirstView(() => {
    import("./prefetch-links").then(
      ({ prefetchLinks }) => prefetchLinks(loadPage),
      () => undefined,
    );
  });
}
