import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { pageArrived, transitionSteps } from "./src/navigation/page-transition";
import { focusHash, noteFirstPlace, scrollByHand } from "./src/navigation/scroll";
import { countNavigations } from "./src/runtime/count-navigations";
import { watchErrors } from "./src/runtime/errors/watch-errors";
import { hydrate } from "./src/runtime/first-load/hydrate";
import { sayReady } from "./src/runtime/first-load/page-ready";
import { takeBackSpeculation } from "./src/runtime/first-load/speculation-rules";
import { ignoreQueries } from "./src/runtime/gatsby-loader";
import { followLinks } from "./src/runtime/links/follow-links";
import { prefetchInTime } from "./src/runtime/links/prefetch-in-time";
import { guardNavigation } from "./src/runtime/middleware/guard-navigation";
import { keepNotFoundLocale } from "./src/runtime/not-found-locale";

export { wrapPageElement } from "./src/runtime/wrap-page";

// At once, because what listens before Gatsby does hears of an error first.
watchErrors();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  ignoreQueries();
  prefetchInTime();
  countNavigations();
  keepNotFoundLocale();
  guardNavigation();
  transitionSteps();
  scrollByHand();
};

/** Pages are prefetched into Gatsby's memory (src/runtime/links): a link tag leaves their data in the browser's cache. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export { shouldUpdateScroll } from "./src/navigation/scroll";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  pageArrived(location.pathname);
  if (prevLocation) focusHash(location);
};

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => hydrate;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  followLinks();
  takeBackSpeculation();
  sayReady();
  noteFirstPlace();
};
