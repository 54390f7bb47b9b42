/** Script of the preview's page, run before Gatsby's own. */
import { addStyles } from "./add-styles";
import type { GatsbyLoader } from "./gatsby-loader";
import type { RoutePath } from "./model-page";
import { NOTICE_STYLES } from "./notice";
import { PreviewClient } from "./preview-client";
import { HIDDEN_NOTICES, stayHere } from "./stay";
import { OUTLINE_STYLES } from "./touch/outline";

/** Styles that hide what is drawn at the frame's address before there is a draft. */
const HIDDEN_FIRST = ":root:not([data-drawn]) #___gatsby { visibility: hidden }";

/** Gatsby's navigation, which loads the page first. Defined once the first page is shown. */
declare const ___navigate: (to: string, options: { replace: boolean }) => void;

export function begin(routePath: RoutePath): void {
  const firstPage = new Promise((resolve) => onceSet("___navigate", resolve));
  const goTo = (path: string) => {
    document.documentElement.dataset.drawn = "";
    void firstPage.then(() => ___navigate(path, { replace: true }));
  };
  // Gatsby sets its loader and asks it for the first page a moment later; in between is the only time to be heard.
  const isWaitedFor = process.env.NODE_ENV === "production";
  onceSet<GatsbyLoader>("___loader", (loader) => {
    void new PreviewClient({ loader, path: window.location.pathname, routePath, goTo, isWaitedFor }).start();
  });
  addStyles(NOTICE_STYLES + OUTLINE_STYLES + HIDDEN_NOTICES + (isWaitedFor ? "" : HIDDEN_FIRST));
  stayHere();
}

/** Is called at the moment when Gatsby sets one of its globals. */
function onceSet<Value>(name: string, then: (value: Value) => void): void {
  Object.defineProperty(window, name, {
    configurable: true,
    set(value: Value) {
      Object.defineProperty(window, name, { value, configurable: true, writable: true });
      then(value);
    },
  });
}
