import type { GatsbyNode } from "gatsby";

/** Lists that are asked once for each locale, by their name in the contract. */
export const PER_LOCALE_LISTS = ["cases", "services", "news"] as const;

/** Lists whose entries hold all their locales. */
export const WHOLE_LISTS = [
  "caseCategories",
  "awards",
  "jobCities",
  "jobs",
  "team",
  "teamCategories",
  "clients",
  "gallery",
  "blogTags",
  "blogExternals",
  "blogPosts",
] as const;

export interface SourceOptions {
  /** Base of the API, without `/api`: `http://localhost:3000`. */
  readonly apiUrl: string;
  /** Sent as `Authorization: Bearer …` with every request, if the API requires one. */
  readonly token?: string | undefined;
  /** Requests under way at once. */
  readonly concurrency: number;
  /** Milliseconds that one request may take, its body included. */
  readonly timeout: number;
  /** Further tries after a network error, a 5xx or a 429. */
  readonly retries: number;
  /** Without it every `file` is null. */
  readonly downloadFiles: boolean;
  /** Whether what is missing or wrong ends the work; else it is left out with a warning. */
  readonly strict: boolean;
}

/** The schema by which Gatsby checks the options in `gatsby-config` before anything else runs. */
export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) =>
  Joi.object({
    apiUrl: Joi.string()
      .uri({ scheme: ["http", "https"] })
      .required()
      .description("Base of the API, without /api; the site's API_URL setting"),
    token: Joi.string()
      .allow("")
      .description("Bearer token, for an API that asks for one; the site's API_TOKEN setting"),
    concurrency: Joi.number().integer().min(1).max(64).default(6).description("Requests under way at once"),
    timeout: Joi.number().integer().min(1).default(30_000).description("Milliseconds that one request may take"),
    retries: Joi.number().integer().min(0).max(10).default(3).description("Further tries after a passing failure"),
    downloadFiles: Joi.boolean().default(true).description("Make a File node of every picture, film and sound"),
    strict: Joi.boolean()
      .default(true)
      .description("End with an error where a call fails; else a list is empty, what is single null, with a warning"),
  });
