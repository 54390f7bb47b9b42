import { keepEarlyClicks } from "./early-clicks";
import { unfold } from "./offscreen-rendering";
import type { DeferredScriptsOptions } from "./options";
import { waitForScripts } from "./wait-for-scripts";

/** Runs at the end of every page. */
export function beginFirstLoad({ needsScript, offscreen, ...waits }: DeferredScriptsOptions): void {
  keepEarlyClicks(needsScript);
  waitForScripts(waits, (then) => unfold(offscreen, then));
}
