import { afterFirstView } from "../../hooks/after-first-view";

/**
 * Keeps the links that come into view, in place of what Gatsby does about them, until the first view is over and the
 * code that fetches their pages has come (G5).
 * Call it before anything else changes Gatsby's loader.
 */
export function collectLinks(): void {
  // Gatsby makes its pages on demand while the site is developed.
  if (process.env.NODE_ENV !== "production") return;
  const { ___loader: loader } = window;
  const { loadPage } = loader;
  const waiting = new Set<string>();
  loader.hovering = () => undefined;
  loader.enqueue = (path) => {
    waiting.add(path);
    return { abort: () => waiting.delete(path) };
  };
  afterFirstView(() => {
    import("./prefetch-links").then(
      ({ prefetchLinks }) => prefetchLinks(waiting, loadPage),
      () => undefined,
    );
  });
}
