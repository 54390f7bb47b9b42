import type { PluginOptions, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import type { LivePreviewOptions } from "./src/options";

type Options = PluginOptions & LivePreviewOptions;

/** The page and the models below it come empty: the page's script says what to draw, and to whom (A7). */
export function replaceRenderer({ pathname, replaceBodyHTMLString }: ReplaceRendererArgs, { path }: Options): void {
  if (pathname === path || pathname.startsWith(`${path}/`))
    replaceBodyHTMLString("<noscript>The preview needs JavaScript.</noscript>");
}

export function onRenderBody({ pathname, setHeadComponents }: RenderBodyArgs, { path }: Options): void {
  // Neither deferred nor asynchronous: it has to be there before Gatsby's own.
  if (pathname === path) setHeadComponents([<script key="preview" src={`${path}/frame.js`} />]);
}
