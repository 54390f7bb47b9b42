import { isValidElement, type ReactNode } from "react";
import { keepEarlyClicks, type EarlyClicksOptions } from "./early-clicks";
import { FOLD_MARK, FOLD_TASK_MS, unfold, type FoldOptions } from "./offscreen-rendering";
import type { DeferredScriptsOptions } from "./options";
import { PAGE_FAILED, PAGE_READY } from "./page-ready";
import { waitForScripts, type WaitOptions } from "./wait-for-scripts";

/** Slice that holds the scripts of a page; internal to Gatsby, so the build fails when it is gone. */
const SCRIPTS_SLICE = "_gatsby-scripts";
/** Id of the inline script that names the page, different for each. */
const PAGE_SCRIPT = "gatsby-script-loader";
const TEMPLATE_ID = "scripts";

/** Events of the window that are a user interaction. */
const INTERACTIONS = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel", "scroll", "focusin", "click"];

/**
 * The inline script at the end of every page. The same on each, so that a content security policy can name its hash.
 * @param options of the plugin
 */
export function firstLoadScript({ needsScript, offscreen, idleTimeoutMs, retriesMs }: DeferredScriptsOptions): string {
  const clicks: EarlyClicksOptions = { needsScript, ready: PAGE_READY, failed: PAGE_FAILED };
  const wait: WaitOptions = {
    template: TEMPLATE_ID,
    interactions: INTERACTIONS,
    idleTimeoutMs,
    retriesMs,
    failed: PAGE_FAILED,
  };
  const fold: FoldOptions = { mark: FOLD_MARK, parts: offscreen, taskMs: FOLD_TASK_MS };
  return [
    `(${keepEarlyClicks.toString()})(${JSON.stringify(clicks)});`,
    `(${waitForScripts.toString()})(${JSON.stringify(wait)},(${unfold.toString()}).bind(null,${JSON.stringify(fold)}));`,
  ].join("");
}

function isScripts(component: ReactNode): boolean {
  return isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === SCRIPTS_SLICE;
}

function isPageScript(component: ReactNode): boolean {
  return isValidElement<{ id?: string }>(component) && component.props.id === PAGE_SCRIPT;
}

/**
 * Takes a page's scripts out of its first view: they are in a template until waitForScripts puts them into the document.
 * With them is what Gatsby says of the page, so that no inline script differs from page to page.
 * @param components what Gatsby writes at the end of the body
 * @throws Error when the scripts are not among them
 */
export function deferScripts(components: readonly ReactNode[], options: DeferredScriptsOptions): ReactNode[] {
  if (![isScripts, isPageScript].every((isOne) => components.some(isOne))) {
    throw new Error(
      `Gatsby no longer writes a page's scripts as the slice "${SCRIPTS_SLICE}" and the script "${PAGE_SCRIPT}". ` +
        "See where they are in node_modules/gatsby/cache-dir/static-entry.js and name it in plugins/gatsby-plugin-deferred-scripts/src/defer-scripts.tsx.",
    );
  }
  return [
    ...components.filter((component) => !isScripts(component) && !isPageScript(component)),
    <template id={TEMPLATE_ID} key={TEMPLATE_ID}>
      {components.filter((component) => isPageScript(component) || isScripts(component))}
    </template>,
    <script key="first-load" dangerouslySetInnerHTML={{ __html: firstLoadScript(options) }} />,
  ];
}
