import type { GatsbyBrowser, ShouldUpdateScrollArgs } from "gatsby";
import { afterPaint } from "../hooks/after-paint";
import { keepsPlace } from "../hooks/push-entry";

/** Whether the visit goes on where it was: a reload, or a step back from another site. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== "navigate";
}

/** Gatsby marks the locations that one has gone to; those of a traversal of the history have no mark. */
const isTraversal = (location: object) => !("action" in location && location.action === "PUSH");

/** Only the query changes, which is a filter of the page under one's eyes. */
function isFilter(before: Location, { pathname, search, hash }: Location): boolean {
  return before.pathname === pathname && before.search !== search && !hash;
}

function savedOffset({ routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): number {
  const [, top] = getSavedScrollPosition(routerProps.location) as [number, number];
  return top;
}

/**
 * Scroll target when a page is shown, or its address has changed (N23): the position of this entry of the history, else
 * the target of the hash, else the top.
 * @returns whether Gatsby scrolls: false if it is not needed, or if Gatsby would prefer the hash
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = (args) => {
  const { prevRouterProps, routerProps } = args;
  const { location } = routerProps;
  // The browser has scrolled a first page itself, and a visitor may have scrolled before the script loaded.
  if (!prevRouterProps) return isReturn() && window.scrollY === 0;
  if (isTraversal(location)) {
    const top = savedOffset(args);
    if (!location.hash || !top) return true;
    window.scrollTo({ top, behavior: "instant" });
    return false;
  }
  return !keepsPlace(location.state) && !isFilter(prevRouterProps.location, location);
};

/** The browser scrolls on a reload, before the first paint, and on no other occasion. */
export function scrollByHand(): void {
  const takeOver = () => (window.history.scrollRestoration = "manual");
  takeOver();
  window.addEventListener("pagehide", () => (window.history.scrollRestoration = "auto"));
  window.addEventListener("pageshow", takeOver);
}

/**
 * Gives an entry that the browser has made by itself, for an anchor typed into the address bar, a key of its own, as Gatsby's
 * router gives its. Without one it would be taken for the first page and scrolled to where that was left.
 * Call it before the router listens.
 */
export function keyTypedAnchors(): void {
  const { history } = window;
  if (history.state === null) history.replaceState({ key: "initial" }, "");
  window.addEventListener("popstate", () => {
    if (history.state === null) history.replaceState({ key: `${Date.now()}` }, "");
  });
}

/**
 * Makes Gatsby record the scroll position of the first page: it was scrolled before Gatsby listened, or never will be.
 */
export function recordFirstScrollPosition(): void {
  afterPaint(() => window.dispatchEvent(new Event("scroll")));
}

/** The keyboard goes on from where a hash has led, as after a plain anchor. Gatsby's router focuses the page before that. */
export function focusHash({ hash, state }: Pick<Location, "hash"> & { state?: unknown }): void {
  if (!hash || keepsPlace(state)) return;
  afterPaint(() => {
    const element = document.getElementById(decodeURI(hash.slice(1)));
    if (!element) return;
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
}
