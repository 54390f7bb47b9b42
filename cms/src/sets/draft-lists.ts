/** Collections whose entries have drafts. */
export const draftCollections = [
  ...(["cases", "services", "awards", "clients", "news", "jobs", "team", "gallery"] as const),
  ...(["blog-posts", "blog-externals"] as const),
];
export type DraftCollection = (typeof draftCollections)[number];

/** Globals with drafts. */
export const draftGlobals = [
  ...(["settings", "page-home", "page-about", "page-cases"] as const),
  ...(["page-career", "page-contacts", "page-blog", "page-privacy"] as const),
];
export type DraftGlobal = (typeof draftGlobals)[number];
