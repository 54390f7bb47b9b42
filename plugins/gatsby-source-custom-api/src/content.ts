import { endpoints, type Answer, type Endpoint, type EndpointName, type LocaleCode } from "@future-native/contract";
import type { z } from "zod";

/** The answers of a call that is made once for each locale. */
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

/** Makes one call. @returns the answer; undefined where the content is to go on without it */
export type Ask = <Schema extends z.ZodType>(
  name: EndpointName,
  endpoint: Endpoint<Schema>,
  locale?: LocaleCode,
) => Promise<z.output<Schema> | undefined>;

/**
 * Makes every call for a list and for the site's settings, all at once; the calls for single entries give nothing that the
 * lists lack. A list without an answer is empty, settings without one are missing.
 * @param locales of the lists that differ by locale
 * @param siteLocales of the settings
 * @throws what `ask` throws first
 */
export async function readContent(
  ask: Ask,
  locales: readonly LocaleCode[],
  siteLocales: readonly LocaleCode[] = locales,
): Promise<Content> {
  const list = async <Entry>(name: EndpointName, endpoint: Endpoint<z.ZodType<Entry[]>>, locale?: LocaleCode) =>
    (await ask(name, endpoint, locale)) ?? [];
  const perLocale = <Entry>(name: EndpointName, endpoint: Endpoint<z.ZodType<Entry[]>>) =>
    Promise.all(locales.map(async (locale) => ({ locale, answer: await list(name, endpoint, locale) })));
  const settingsIn = async (locale: LocaleCode) => {
    const answer = await ask("site", endpoints.site, locale);
    return answer === undefined ? [] : [{ locale, answer }];
  };
  const calls = {
    cases: perLocale("cases", endpoints.cases),
    services: perLocale("services", endpoints.services),
    news: perLocale("news", endpoints.news),
    site: Promise.all(siteLocales.map(settingsIn)).then((all) => all.flat()),
    caseCategories: list("caseCategories", endpoints.caseCategories),
    awards: list("awards", endpoints.awards),
    jobCities: list("jobCities", endpoints.jobCities),
    jobs: list("jobs", endpoints.jobs),
    team: list("team", endpoints.team),
    teamCategories: list("teamCategories", endpoints.teamCategories),
    clients: list("clients", endpoints.clients),
    gallery: list("gallery", endpoints.gallery),
    blogTags: list("blogTags", endpoints.blogTags),
    blogExternals: list("blogExternals", endpoints.blogExternals),
    blogPosts: list("blogPosts", endpoints.blogPosts),
  };
  await Promise.all(Object.values(calls));
  return {
    cases: await calls.cases,
    services: await calls.services,
    news: await calls.news,
    site: await calls.site,
    caseCategories: await calls.caseCategories,
    awards: await calls.awards,
    jobCities: await calls.jobCities,
    jobs: await calls.jobs,
    team: await calls.team,
    teamCategories: await calls.teamCategories,
    clients: await calls.clients,
    gallery: await calls.gallery,
    blogTags: await calls.blogTags,
    blogExternals: await calls.blogExternals,
    blogPosts: await calls.blogPosts,
  };
}
