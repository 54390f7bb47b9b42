export interface LivePreviewOptions {
  /**
   * Path of the page that shows drafts. The site makes it; it may have any template. Below it the site makes
   * `<path>/<route>/<locale>` for each screen that is about one entry: a page about none, whose template is taken for what
   * has no page yet.
   */
  path: string;
  /** Module of the site whose `routePath(route, locale, params)` gives a page's address: RoutePath of `client/model-page.ts`. */
  addresses: string;
}
