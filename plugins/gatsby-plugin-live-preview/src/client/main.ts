/** Script of the preview's page, run before Gatsby's own. */
import { addStyles } from "./add-styles";
import type { GatsbyLoader } from "./gatsby-loader";
import type { RoutePath } from "./model-page";
import { NOTICE_STYLES } from "./notice";
import { PreviewClient } from "./preview-client";
import { HIDDEN_NOTICES, stayHere } from "./stay";
import { OUTLINE_STYLES } from "./touch/outline";

/** Goes to an address of the site: Gatsby's own way, which loads the page first. */
declare const ___navigate: (to: string, options: { replace: boolean }) => void;

export function begin(routePath: RoutePath): void {
  const start = (loader: GatsbyLoader) => {
    const goTo = (path: string) => ___navigate(path, { replace: true });
    void new PreviewClient({ loader, path: window.location.pathname, routePath, goTo }).start();
  };
  // Gatsby sets its loader and asks it for the first page a moment later; in between is the only time to be heard.
  Object.defineProperty(window, "___loader", {
    configurable: true,
    set(loader: GatsbyLoader) {
      Object.defineProperty(window, "___loader", { value: loader, configurable: true, writable: true });
      start(loader);
    },
  });
  addStyles(NOTICE_STYLES + OUTLINE_STYLES + HIDDEN_NOTICES);
  stayHere();
}
