import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { prefetchErrorPage } from "./src/app/prefetch-error-page";
import { setTrustedTypes } from "./src/app/trusted-types";
import { watchErrors } from "./src/errors/watch-errors";
import { removeSpeculationRules } from "./src/navigation/links/speculation-rules";
import { loadPagesByPipeline, pageShown } from "./src/navigation/page-loading";
import { keyTypedAnchors, recordFirstScrollPosition, scrollByHand } from "./src/navigation/scroll";

export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
export { shouldUpdateScroll } from "./src/navigation/scroll";

// Before anything writes into the page.
setTrustedTypes();

// At once, because a listener that is added before Gatsby's is notified of an error first.
watchErrors();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  loadPagesByPipeline();
  scrollByHand();
  keyTypedAnchors();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  prefetchErrorPage();
  removeSpeculationRules();
  recordFirstScrollPosition();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = pageShown;
