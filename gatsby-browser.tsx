import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { loadPagesByPipeline, pageShown } from "./src/navigation/page-loading";
import { noteFirstPlace, scrollByHand } from "./src/navigation/scroll";
import { watchErrors } from "./src/runtime/errors/watch-errors";
import { hydrate } from "./src/runtime/first-load/hydrate";
import { sayReady } from "./src/runtime/first-load/page-ready";
import { takeBackSpeculation } from "./src/runtime/first-load/speculation-rules";
import { followLinks } from "./src/runtime/links/follow-links";

export { shouldUpdateScroll } from "./src/navigation/scroll";

// At once, because what listens before Gatsby does hears of an error first.
watchErrors();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  loadPagesByPipeline();
  scrollByHand();
};

/** Pages are prefetched into Gatsby's memory (src/runtime/links); a link tag leaves their data in the browser's cache. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => hydrate;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  followLinks();
  takeBackSpeculation();
  sayReady();
  noteFirstPlace();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = pageShown;
