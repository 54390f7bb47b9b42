import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { loadPagesByPipeline, pageShown } from "./src/navigation/page-loading";
import { noteFirstPlace, scrollByHand } from "./src/navigation/scroll";
import { watchErrors } from "./src/runtime/errors/watch-errors";
import { followLinks } from "./src/runtime/links/follow-links";
import { takeBackSpeculation } from "./src/runtime/links/speculation-rules";

export { shouldUpdateScroll } from "./src/navigation/scroll";

// At once, because what listens before Gatsby does hears of an error first.
watchErrors();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  loadPagesByPipeline();
  scrollByHand();
};

/** Pages are prefetched into Gatsby's memory (src/runtime/links); a link tag leaves their data in the browser's cache. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  followLinks();
  takeBackSpeculation();
  noteFirstPlace();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = pageShown;
