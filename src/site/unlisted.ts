import type { PageContext } from "./pages";

/**
 * Pages that are not to be found from outside, and that list no translations. Search engines want no pages of other
 * searches: https://developers.google.com/search/docs/essentials/spam-policies
 */
export function isUnlisted({ route, closed }: Pick<PageContext, "route" | "closed">): boolean {
  return route === "404" || route === "search" || closed === true;
}
