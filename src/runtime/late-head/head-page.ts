import type { ComponentType } from "react";

/** What Gatsby tells of the page whose head is to be drawn. */
export interface HeadPage {
  pageComponent?: { Head?: ComponentType };
  pageComponentProps: { pageContext: object };
  staticQueryResults: object;
}

/** What Gatsby marks the tags of a page's head with, on the server too. */
export const HEAD_TAGS = "[data-gatsby-head]";

/** Takes the tags of a page out of the document's head. */
export function clearHead(): void {
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
}
