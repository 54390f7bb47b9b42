/** Script of `/preview`, run before Gatsby's own. */
import type { GatsbyLoader } from "../../src/navigation/gatsby-loader";
import type { Plans } from "../queries/plan";
import { Frame } from "./frame";
import { stayHere } from "./stay";

declare const __PLANS__: Plans;
declare const __TYPE_NAMES__: Readonly<Record<string, string>>;

function begin(loader: GatsbyLoader): void {
  const goTo = (path: string) => window.___navigate(path, { replace: true });
  const options = { loader, path: window.location.pathname, plans: __PLANS__, typeNames: __TYPE_NAMES__, goTo };
  void new Frame(options).start();
}

// Gatsby sets its loader and asks it for the first page a moment later; in between is the only time to be heard.
Object.defineProperty(window, "___loader", {
  configurable: true,
  set(loader: GatsbyLoader) {
    Object.defineProperty(window, "___loader", { value: loader, configurable: true, writable: true });
    begin(loader);
  },
});
stayHere();
