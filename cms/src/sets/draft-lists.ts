/** Collections and globals that a set can hold: those with drafts. Imports nothing, because forms read it too. */

/** Collections whose entries have drafts, by their names in the content of the API. */
export const DRAFT_COLLECTIONS = {
  cases: "cases",
  services: "services",
  awards: "awards",
  clients: "clients",
  news: "news",
  jobs: "jobs",
  team: "team",
  gallery: "gallery",
  blogPosts: "blog-posts",
  blogExternals: "blog-externals",
} as const;

export type DraftCollection = (typeof DRAFT_COLLECTIONS)[keyof typeof DRAFT_COLLECTIONS];

/** Globals with drafts, by their names in the content of the API. */
export const DRAFT_GLOBALS = {
  settings: "settings",
  home: "page-home",
  about: "page-about",
  casesPage: "page-cases",
  career: "page-career",
  contacts: "page-contacts",
  blog: "page-blog",
  privacy: "page-privacy",
} as const;

export type DraftGlobal = (typeof DRAFT_GLOBALS)[keyof typeof DRAFT_GLOBALS];

export const draftCollections: readonly DraftCollection[] = Object.values(DRAFT_COLLECTIONS);

export const draftGlobals: readonly DraftGlobal[] = Object.values(DRAFT_GLOBALS);
