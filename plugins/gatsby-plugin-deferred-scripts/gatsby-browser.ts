import type { GatsbyBrowser } from "gatsby";
import { hydrate } from "./src/hydrate";
import { signalReady } from "./src/page-ready";

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => hydrate;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => signalReady();
