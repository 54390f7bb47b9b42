import type { ContentRef } from "payload-releases/publisher/protocol";
import type { ReleasePage } from "payload-releases/store/release";

/** Collection of the entries that pages of a route show, or the global of a route with one page. */
export const LIST_OF_ROUTE: Readonly<Record<string, string>> = {
  "cases-alias": "cases",
  "career-id": "jobs",
  "blog-alias": "blog-posts",
  index: "page-home",
  about: "page-about",
  cases: "page-cases",
  career: "page-career",
  contacts: "page-contacts",
  blog: "page-blog",
  privacy: "page-privacy",
};

/** Entry that a page shows, in its locale. */
export function entryOfPage({ entryId, locale, route }: ReleasePage): ContentRef | undefined {
  const list = LIST_OF_ROUTE[route];
  return list === undefined ? undefined : { list, id: entryId ?? "", locale };
}
