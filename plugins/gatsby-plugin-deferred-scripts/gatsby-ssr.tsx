import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { deferScripts } from "./src/defer-scripts";

/** While the site is developed its scripts come as they are, and its pages have no first view before them. */
const isBuilt = process.env.NODE_ENV === "production";

export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  if (isBuilt) setHeadComponents([<script key="fold" dangerouslySetInnerHTML={{ __html: __FIRST_LOAD__.head }} />]);
}

export function onPreRenderHTML({ getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs): void {
  if (isBuilt) replacePostBodyComponents(deferScripts(getPostBodyComponents(), __FIRST_LOAD__.end));
}
