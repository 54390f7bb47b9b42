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
