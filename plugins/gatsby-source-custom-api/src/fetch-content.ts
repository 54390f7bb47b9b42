import {
  endpoints,
  LOCALE_CODES,
  type Answer,
  type Endpoint,
  type EndpointName,
  type LocaleCode,
} from "@future-native/contract";
import pLimit from "p-limit";
import type { z } from "zod";
import { callUrl } from "./call-url";
import type { Client } from "./client";
import { SourceError } from "./errors";
import type { SourceOptions } from "./options";
import { readAnswer, type AnswerStore } from "./read-answer";

/** The answers of a call that is asked once for each locale. */
export type PerLocale<Answered> = readonly { readonly locale: LocaleCode; readonly answer: Answered }[];

/** Everything that the API says, as the contract types it. */
export interface Content {
  readonly cases: PerLocale<Answer<"cases">>;
  readonly services: PerLocale<Answer<"services">>;
  readonly news: PerLocale<Answer<"news">>;
  readonly site: PerLocale<Answer<"site">>;
  readonly caseCategories: Answer<"caseCategories">;
  readonly awards: Answer<"awards">;
  readonly jobCities: Answer<"jobCities">;
  readonly jobs: Answer<"jobs">;
  readonly team: Answer<"team">;
  readonly teamCategories: Answer<"teamCategories">;
  readonly clients: Answer<"clients">;
  readonly gallery: Answer<"gallery">;
  readonly blogTags: Answer<"blogTags">;
  readonly blogExternals: Answer<"blogExternals">;
  readonly blogPosts: Answer<"blogPosts">;
}

/** Called as the fetching goes on. */
export interface FetchProgress {
  /** A request was put in line. */
  queued(): void;
  /** A request was answered well. */
  answered(): void;
  /** A request failed; with it the rest goes on. */
  failed?(error: SourceError): void;
}

/**
 * Asks every list of the API and the site's settings; the calls for single entries give nothing that the lists lack.
 * @throws SourceError of the first call that fails; the calls still in line are dropped then. Where `progress` takes
 *   failures, none: a list is empty in its place, and settings of the site are missing
 */
export async function fetchContent(
  { apiUrl, concurrency }: Pick<SourceOptions, "apiUrl" | "concurrency">,
  client: Client,
  store: AnswerStore,
  progress: FetchProgress,
): Promise<Content> {
  const limit = pLimit(concurrency);

  async function askFor<Schema extends z.ZodType, Missing>(
    { name, locale, missing }: { name: EndpointName; locale?: LocaleCode; missing: Missing },
    endpoint: Endpoint<Schema>,
  ) {
    progress.queued();
    try {
      const answer = await limit(() => readAnswer(client, store, endpoint, callUrl(apiUrl, name, locale)));
      progress.answered();
      return answer;
    } catch (error) {
      if (!progress.failed || !(error instanceof SourceError)) throw error;
      progress.failed(error);
      return missing;
    }
  }

  const ask = <Schema extends z.ZodType>(name: EndpointName, endpoint: Endpoint<Schema>) =>
    askFor({ name, missing: [] }, endpoint);

  function askPerLocale<Schema extends z.ZodType>(name: EndpointName, endpoint: Endpoint<Schema>) {
    return Promise.all(
      LOCALE_CODES.map(async (locale) => ({ locale, answer: await askFor({ name, locale, missing: [] }, endpoint) })),
    );
  }

  async function askSettings() {
    const asked = LOCALE_CODES.map(async (locale) => ({
      locale,
      answer: await askFor({ name: "site", locale, missing: null }, endpoints.site),
    }));
    return (await Promise.all(asked)).flatMap(({ locale, answer }) => (answer === null ? [] : [{ locale, answer }]));
  }

  try {
    const [perLocale, whole] = await Promise.all([
      Promise.all([
        askPerLocale("cases", endpoints.cases),
        askPerLocale("services", endpoints.services),
        askPerLocale("news", endpoints.news),
        askSettings(),
      ]),
      Promise.all([
        ask("caseCategories", endpoints.caseCategories),
        ask("awards", endpoints.awards),
        ask("jobCities", endpoints.jobCities),
        ask("jobs", endpoints.jobs),
        ask("team", endpoints.team),
        ask("teamCategories", endpoints.teamCategories),
        ask("clients", endpoints.clients),
        ask("gallery", endpoints.gallery),
        ask("blogTags", endpoints.blogTags),
        ask("blogExternals", endpoints.blogExternals),
        ask("blogPosts", endpoints.blogPosts),
      ]),
    ]);
    const [cases, services, news, site] = perLocale;
    const [caseCategories, awards, jobCities, jobs, team, teamCategories, clients, gallery, ...blog] = whole;
    const [blogTags, blogExternals, blogPosts] = blog;
    return {
      ...{
        cases,
        services,
        news,
        site,
        caseCategories,
        awards,
        jobCities,
        jobs,
        team,
        teamCategories,
        clients,
        gallery,
      },
      ...{ blogTags, blogExternals, blogPosts },
    };
  } catch (error) {
    limit.clearQueue();
    throw error;
  }
}
