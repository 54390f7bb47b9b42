import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { countNavigations } from "./src/runtime/count-navigations";
import { watchErrors } from "./src/runtime/errors/watch-errors";
import { hydrateInSlices } from "./src/runtime/first-load/hydrate";
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
};

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  followLinks();
  takeBackSpeculation();
  sayReady();
};
