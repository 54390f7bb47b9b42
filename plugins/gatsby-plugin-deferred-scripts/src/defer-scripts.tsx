import { isValidElement, type ReactNode } from "react";
import { TEMPLATE_ID } from "./wait-for-scripts";

/** Slice that holds the scripts of a page; internal to Gatsby, so the build fails when it is gone. */
const SCRIPTS_SLICE = "_gatsby-scripts";
/** Id of the inline script that names the page, different for each. */
const PAGE_SCRIPT = "gatsby-script-loader";

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
 * @param firstLoad the inline script that does so
 * @throws Error when the scripts are not among them
 */
export function deferScripts(components: readonly ReactNode[], firstLoad: string): ReactNode[] {
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
    <script key="first-load" dangerouslySetInnerHTML={{ __html: firstLoad }} />,
  ];
}
