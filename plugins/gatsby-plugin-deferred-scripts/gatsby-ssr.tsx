import type { PluginOptions, PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { deferScripts } from "./src/defer-scripts";
import { foldScript } from "./src/offscreen-rendering";
import type { DeferredScriptsOptions } from "./src/options";

/** While the site is developed its scripts come as they are, and its pages have no first view before them. */
const isBuilt = process.env.NODE_ENV === "production";

type Options = PluginOptions & DeferredScriptsOptions;

export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  if (isBuilt) setHeadComponents([<script key="fold" dangerouslySetInnerHTML={{ __html: foldScript() }} />]);
}

export function onPreRenderHTML(
  { getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs,
  options: Options,
): void {
  if (isBuilt) replacePostBodyComponents(deferScripts(getPostBodyComponents(), options));
}
