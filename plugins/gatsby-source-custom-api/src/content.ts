import {
  endpoints,
  type EndpointResponse,
  type Endpoint,
  type EndpointName,
  type LocaleCode,
} from "@future-native/contract";
import { z } from "zod";

/** The answers of a call that is made once for each locale. */
export type PerLocale<Answered> = readonly { readonly locale: LocaleCode; readonly answer: Answered }[];

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
) {
  const list = async <Entry>(name: EndpointName, endpoint: Endpoint<z.ZodType<Entry[]>>, locale?: LocaleCode) =>
    (await ask(name, endpoint, locale)) ?? [];
  const perLocale = <Entry>(name: EndpointName, endpoint: Endpoint<z.ZodType<Entry[]>>): Promise<PerLocale<Entry[]>> =>
    Promise.all(locales.map(async (locale) => ({ locale, answer: await list(name, endpoint, locale) })));
  const settings = async (): Promise<PerLocale<EndpointResponse<"site">>> => {
    const asked = siteLocales.map(async (locale) => ({ locale, answer: await ask("site", endpoints.site, locale) }));
    return (await Promise.all(asked)).flatMap(({ locale, answer }) => (answer ? [{ locale, answer }] : []));
  };
  return settled({
    cases: perLocale("cases", endpoints.cases),
    services: perLocale("services", endpoints.services),
    news: perLocale("news", endpoints.news),
    site: settings(),
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
  });
}

/** Everything that the API says, as the contract types it. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** Waits for all promises of an object. */
async function settled<Calls extends Readonly<Record<string, Promise<unknown>>>>(calls: Calls) {
  const results = Object.entries(calls).map(async ([name, call]) => [name, await call] as const);
  type Results = { readonly [Name in keyof Calls]: Awaited<Calls[Name]> };
  return z.custom<Results>().parse(Object.fromEntries(await Promise.all(results)));
}
