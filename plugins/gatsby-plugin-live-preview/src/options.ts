export interface LivePreviewOptions {
  /** Path of the page that shows drafts. The site makes it; it may have any template. */
  path: string;
  /** Module of the site whose `routePath(route, locale, params)` gives a page's address: RoutePath of `client/model-page.ts`. */
  addresses: string;
}
