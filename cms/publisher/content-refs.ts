import { LIST_OF_ROUTE } from "./list-of-route";
import type { ContentRef } from "payload-releases/publisher/protocol";

/** Collections of the bundled CMS by node type of the source plugin. */
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

/** Collections of the bundled CMS by path of the API. */
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

/** Field with the redirects. */
export const REDIRECTS: ContentRef = { list: "settings", id: "", field: "redirects" };

/**
 * @returns the entries that an error message of the source plugin or of the site names; none when it is about the whole
 *   site
 */
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
  // As src/site/pages.ts names a page.
  const pages = [...message.matchAll(/\b([\w-]+)___\w+ \(entry ([\w-]+)\)/g)].map(([, route = "", id = ""]) => ({
    list: LIST_OF_ROUTE[route],
    id,
  }));
  const redirects = /\bThe redirects? |\bis redirected to /.test(message) ? [REDIRECTS] : [];
  const places = [...named, ...listed, ...pages].flatMap(({ list, id }) => (list ? [{ list, id }] : []));
  const all: ContentRef[] = places.length > 0 ? places : redirects;
  return all.filter(({ list, id }, at) => all.findIndex((other) => other.list === list && other.id === id) === at);
}
