import "./src/styles/global";
import type { GatsbyBrowser } from "gatsby";
import { countNavigations } from "./src/runtime/count-navigations";
import { keepNotFoundLocale } from "./src/runtime/not-found-locale";

export { wrapPageElement } from "./src/runtime/wrap-page";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  countNavigations();
  keepNotFoundLocale();
};
