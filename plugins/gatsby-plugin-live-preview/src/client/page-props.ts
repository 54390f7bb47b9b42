/** What Gatsby gives to a page. */
export interface PageProps {
  readonly data?: unknown;
}
