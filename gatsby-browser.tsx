import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { countNavigations } from "./src/runtime/count-navigations";
import { keepNotFoundLocale } from "./src/runtime/not-found-locale";

export { wrapPageElement } from "./src/runtime/wrap-page";

/** src/runtime/keep-scroll.ts scrolls, when the page is there. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  countNavigations();
  keepNotFoundLocale();
};
