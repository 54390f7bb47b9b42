import type { Site } from "./read-site";

/** Path of the list, from the root of the repository. */
export const PAGE_LIST = ".cache/pages.json";

/**
 * Every page and redirect, as JSON: for those who make a release of the site (what must be there, and where an entry has its
 * page), and for gatsby-plugin-redirects-export.
 */
export function pageList({ pages, redirects }: Site): string {
  const noted = pages.map(({ path, context: { route, locale, entryId } }) => ({ path, route, locale, entryId }));
  return JSON.stringify({ pages: noted, redirects });
}
