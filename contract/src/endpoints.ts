/**
 * Every call of the API (A1), as data: the CMS answers them, the source plugin asks them,
 * the OpenAPI document lists them. A trailing slash makes no difference to any path.
 */
import { z } from "zod";
import { blogExternal, blogPost, blogTag } from "./blog";
import {
  award,
  awardCategory,
  caseCategory,
  caseEntry,
  client,
  galleryPicture,
  jobCity,
  newsItem,
  service,
  teamCategory,
  teamCategoryWithMembers,
  teamMember,
  vacancy,
} from "./entities";
import { alias, id, localeCode } from "./common";
import { site } from "./site";

export interface Endpoint<Schema extends z.ZodType = z.ZodType> {
  /** Path template with `{name}` for each parameter. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: Readonly<Record<string, z.ZodType>>;
  readonly answer: Schema;
}

function endpoint<Schema extends z.ZodType>(
  path: string,
  summary: string,
  answer: Schema,
  parameters: Record<string, z.ZodType> = {},
): Endpoint<Schema> {
  return { path, summary, parameters, answer };
}

const lang = localeCode;

/** The GET calls by name. Lists are in ascending `sort` order, news by date, newest first. */
export const endpoints = {
  cases: endpoint("/api/cases/{lang}", "Published cases of a locale", z.array(caseEntry), { lang }),
  case: endpoint("/api/cases/{lang}/{alias}", "One case", caseEntry, { lang, alias }),
  caseCategories: endpoint("/api/cats", "Case categories", z.array(caseCategory)),
  services: endpoint("/mock/services_{lang}.json", "Services of a locale", z.array(service), { lang }),
  awards: endpoint("/api/awards", "Awards of all categories", z.array(award)),
  awardsByCategory: endpoint("/api/awards/{category}", "Awards of one category", z.array(award), {
    category: awardCategory,
  }),
  news: endpoint("/api/news/{lang}", "News of a locale, newest first", z.array(newsItem), { lang }),
  jobCities: endpoint("/api/jobs-citys", "Cities with vacancies", z.array(jobCity)),
  jobs: endpoint("/api/jobs", "Vacancies", z.array(vacancy)),
  job: endpoint("/api/jobs/{id}", "One vacancy", vacancy, { id }),
  team: endpoint("/api/team", "Team members", z.array(teamMember)),
  teamCategories: endpoint("/api/team-category", "Team categories", z.array(teamCategory)),
  teamCategory: endpoint("/api/team-category/{alias}", "One team category with its members", teamCategoryWithMembers, {
    alias,
  }),
  clients: endpoint("/api/clients", "Clients", z.array(client)),
  gallery: endpoint("/api/gallery", "Pictures of the agency's life", z.array(galleryPicture)),
  blogTags: endpoint("/api/blog/tags", "Blog tags", z.array(blogTag)),
  blogExternals: endpoint("/api/blog/externals", "Texts of ours in other publications", z.array(blogExternal)),
  blogPosts: endpoint("/api/blog", "Blog articles, whole", z.array(blogPost)),
  blogPost: endpoint("/api/blog/{alias}", "One article", blogPost, { alias }),
  site: endpoint("/api/site/{lang}", "Settings, offices, figures and the texts of the screens", site, { lang }),
} as const;

export type EndpointName = keyof typeof endpoints;
export type EndpointResponse<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]["answer"]>;

/**
 * Aliases that an entry cannot have, because its own call (`/api/blog/{alias}`) would be another one (`/api/blog/tags`).
 * @param name of the call that answers with one entry by its alias
 */
export function reservedAliases(name: EndpointName): string[] {
  const before = endpoints[name].path.replace(/\{alias\}$/, "");
  return Object.values(endpoints)
    .filter(({ path }) => path.startsWith(before))
    .map(({ path }) => path.slice(before.length))
    .filter((last) => alias.safeParse(last).success);
}

/**
 * The path of a call.
 * @param parameters a value for each `{name}` in its template
 * @throws RangeError when one is missing
 */
export function endpointPath(name: EndpointName, parameters: Readonly<Record<string, string>> = {}): string {
  return endpoints[name].path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = parameters[parameter];
    if (value === undefined) {
      throw new RangeError(`The path of "${name}" (${endpoints[name].path}) needs a value for {${parameter}}.`);
    }
    return encodeURIComponent(value);
  });
}
