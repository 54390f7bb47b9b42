import { isValidElement, type ReactNode } from "react";
import { FIRST_SIGNS } from "../../hooks/after-first-view";
import { TIMINGS } from "../timings";
import { FOLD, unfold } from "./fold-page";
import { holdPresses, type HoldOptions } from "./hold-presses";
import { PAGE_FAILED, PAGE_READY } from "./page-ready";
import { waitForScripts, type WaitOptions } from "./wait-for-scripts";

/** Where Gatsby puts the scripts of a page; internal to it, so the build fails when it is gone. */
const SCRIPTS_SLICE = "_gatsby-scripts";
const TEMPLATE_ID = "scripts";

const WAIT: WaitOptions = {
  template: TEMPLATE_ID,
  signs: [...FIRST_SIGNS, "scroll", "focusin", "click"],
  idleTimeoutMs: TIMINGS.firstView.idleTimeoutMs,
  retriesMs: TIMINGS.firstView.scriptRetriesMs,
  failed: PAGE_FAILED,
};

// A form is sent without a script too.
const HOLD: HoldOptions = { needsScript: "button:not([type=submit])", ready: PAGE_READY, failed: PAGE_FAILED };

/** The inline script at the end of every page. A constant, so that a content security policy can name its hash. */
export function firstLoadScript(): string {
  return [
    `(${holdPresses.toString()})(${JSON.stringify(HOLD)});`,
    `(${waitForScripts.toString()})(${JSON.stringify(WAIT)},(${unfold.toString()}).bind(null,${JSON.stringify(FOLD)}));`,
  ].join("");
}

function isScripts(component: ReactNode): boolean {
  return isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === SCRIPTS_SLICE;
}

/**
 * Takes a page's scripts out of its first view (G5): they lie in a template until waitForScripts puts them into the document.
 * @param components what Gatsby writes at the end of the body
 * @throws Error when the scripts are not among them
 */
export function deferScripts(components: readonly ReactNode[]): ReactNode[] {
  if (!components.some(isScripts)) {
    throw new Error(
      `Gatsby no longer writes a page's scripts as the slice "${SCRIPTS_SLICE}". ` +
        "See where they stand in node_modules/gatsby/cache-dir/static-entry.js and name it in src/runtime/first-load/defer-scripts.tsx.",
    );
  }
  return [
    ...components.map((component) =>
      isScripts(component) ? (
        <template id={TEMPLATE_ID} key={TEMPLATE_ID}>
          {component}
        </template>
      ) : (
        component
      ),
    ),
    <script key="first-load" dangerouslySetInnerHTML={{ __html: firstLoadScript() }} />,
  ];
}
