/** Props that Gatsby passes to a page, as far as they are used. */
export interface PageProps {
  readonly data?: unknown;
}
