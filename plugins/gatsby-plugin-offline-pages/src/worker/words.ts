/** Texts of the worker for visitors. It knows only the path of a page, without the query. */

export interface KeptPage {
  path: string;
  /** As the page has it, with entities. */
  title: string;
  /** Style sheet of its head. */
  style: string;
}

export interface OfflineContent {
  /** The last one seen first. */
  pages: readonly KeptPage[];
  /** Paths of the files that are named by their content. */
  files: readonly string[];
  /** The style sheets of the plugin's options. */
  style: string;
}

export interface OfflineTexts {
  /** @returns markup that says of a page that it is kept; `since` in milliseconds since 1970 */
  kept: (path: string, since: number) => string;
  /** @returns the page in place of one that is not kept */
  missing: (path: string, kept: OfflineContent) => string;
}
