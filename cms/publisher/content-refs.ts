import type { ContentRef } from "./protocol";

/** Collections of the bundled CMS by the names that the source plugin gives to what the API's lists hold. */
const BY_TYPE: Readonly<Record<string, string>> = {
  Case: "cases",
  CaseCategory: "case-categories",
  Service: "services",
  Award: "awards",
  NewsItem: "news",
  JobCity: "job-cities",
  Vacancy: "jobs",
  TeamMember: "team",
  TeamCategory: "team-categories",
  Client: "clients",
  GalleryPicture: "gallery",
  BlogTag: "blog-tags",
  BlogPost: "blog-posts",
  BlogExternal: "blog-externals",
  Office: "offices",
};

/** The same by the first part of the API's calls. */
const BY_CALL: Readonly<Record<string, string>> = {
  cases: "cases",
  cats: "case-categories",
  services: "services",
  awards: "awards",
  news: "news",
  "jobs-citys": "job-cities",
  jobs: "jobs",
  team: "team",
  "team-category": "team-categories",
  clients: "clients",
  gallery: "gallery",
  "blog/tags": "blog-tags",
  "blog/externals": "blog-externals",
  blog: "blog-posts",
};

/** @returns the entries that a message of the source plugin names, none for one about the site as a whole */
export function contentRefsIn(message: string): ContentRef[] {
  const named = [...message.matchAll(/\b([A-Z]\w+) "[^"]*" \(id ([\w-]+)/g)].map(([, type = "", id = ""]) => ({
    list: BY_TYPE[type],
    id,
  }));
  const call = /\/api\/(blog\/(?:tags|externals)|[\w-]+)/.exec(message)?.[1] ?? "";
  const listed = [...message.matchAll(/\bentry [^(\n]*\((?:alias "[^"]*", )?id "?([\w-]+)/g)].map(([, id = ""]) => ({
    list: BY_CALL[call],
    id,
  }));
  const places = [...named, ...listed].flatMap(({ list, id }) => (list ? [{ list, id }] : []));
  return places.filter(
    ({ list, id }, at) => places.findIndex((other) => other.list === list && other.id === id) === at,
  );
}
