import {
  awardCategory,
  BLOG_LOCALE,
  DEFAULT_LOCALE,
  localeCode,
  type EndpointResponse,
  type AwardCategory,
  type CaseEntry,
  type EndpointName,
  type LocaleCode,
  type Site,
} from "@future-native/contract";
import type { Case, Job } from "../payload-types";
import type { Content } from "./content";
import { inEveryLocale, readEachLocale, type EveryLocale } from "./every-locale";
import { serialiseBlogExternal, serialiseBlogPost, serialiseBlogTag, serialiseNewsItem } from "./serialisers/blog";
import { serialiseCase, serialiseCaseCategory, type CaseContext } from "./serialisers/cases";
import { serialiseJobCity, serialiseVacancy } from "./serialisers/jobs";
import { serialiseGalleryPicture, serialiseTeamCategory, serialiseTeamMember } from "./serialisers/people";
import { createLocalizedPictures, createMediaLookup } from "./serialisers/pictures";
import { serialiseSite } from "./serialisers/site";
import { idOf, idsOf } from "./serialisers/values";
import { serialiseAward, serialiseClient, serialiseService } from "./serialisers/work";

export type Parameters = Readonly<Record<string, string>>;

/** Response of each endpoint of the contract; undefined when there is no such entry. */
type EndpointReaders = {
  readonly [Name in EndpointName]: (
    content: Content,
    parameters: Parameters,
  ) => Promise<EndpointResponse<Name> | undefined>;
};

const langOf = (parameters: Parameters): LocaleCode => localeCode.parse(parameters.lang);

const picturesIn = async (content: Content, locale: LocaleCode) =>
  createMediaLookup(await content.media(locale), await content.recordings(locale));

/** Targets of references in texts of a language. */
const targetsIn = async (content: Content, locale: LocaleCode) => ({
  pictures: await picturesIn(content, locale),
  pathOf: await content.linkTargets(locale),
});

const localizedPictures = async (content: Content) => createLocalizedPictures(await inEveryLocale(content.media));

async function awardsByCase(content: Content): Promise<Map<string, string[]>> {
  const awards = new Map<string, string[]>();
  for (const award of await content.awards("en")) {
    const caseId = idOf(award.case);
    if (caseId !== null) awards.set(caseId, [...(awards.get(caseId) ?? []), String(award.id)]);
  }
  return awards;
}

async function caseContext(content: Content, locale: LocaleCode): Promise<CaseContext> {
  const [clients, categories, services] = await Promise.all([
    content.clients(locale),
    content.caseCategories(locale),
    content.services(locale),
  ]);
  const written = services.filter((service) => serialiseService(service, locale) !== null);
  return {
    locale,
    ...(await targetsIn(content, locale)),
    published: { clients: idsOf(clients), categories: idsOf(categories), services: idsOf(written) },
    awardsOf: await awardsByCase(content),
  };
}

async function casesOf(content: Content, locale: LocaleCode, docs: readonly Case[]): Promise<CaseEntry[]> {
  const context = await caseContext(content, locale);
  return docs.map((doc) => serialiseCase(doc, context)).filter((entry) => entry !== null);
}

async function awardsOf(content: Content, category?: AwardCategory) {
  const cases = idsOf(await content.cases("en"));
  const awards = (await inEveryLocale(content.awards)).map((doc) => serialiseAward(doc, cases));
  return category ? awards.filter((award) => award.category === category) : awards;
}

async function teamOf(content: Content) {
  const categories = idsOf(await content.teamCategories("en"));
  const pictureOf = await localizedPictures(content);
  return (await inEveryLocale(content.team)).map((doc) => serialiseTeamMember(doc, categories, pictureOf));
}

const teamCategoriesOf = async (content: Content) =>
  (await inEveryLocale(content.teamCategories)).map(serialiseTeamCategory);

async function teamCategoryOf(content: Content, alias: string | undefined) {
  const category = (await teamCategoriesOf(content)).find((candidate) => candidate.alias === alias);
  if (!category) return undefined;
  const members = (await teamOf(content)).filter(({ categoryIds }) => categoryIds.includes(category.id));
  return { ...category, members };
}

/** Cities in which a vacancy is published. */
async function jobCitiesOf(content: Content) {
  const taken = new Set((await content.jobs(DEFAULT_LOCALE)).map(({ city }) => idOf(city)));
  return (await inEveryLocale(content.jobCities)).map(serialiseJobCity).filter(({ id }) => taken.has(id));
}

async function vacanciesOf(content: Content, docs: readonly EveryLocale<Job>[]) {
  const pictures = await readEachLocale((locale) => picturesIn(content, locale));
  return docs.map((doc) => serialiseVacancy(doc, pictures));
}

async function postsOf(content: Content, alias?: string) {
  const [docs, tags, targets] = [
    await content.blogPosts(BLOG_LOCALE),
    await content.blogTags(BLOG_LOCALE),
    await targetsIn(content, BLOG_LOCALE),
  ];
  const wanted = alias === undefined ? docs : docs.filter((doc) => doc.alias === alias);
  return wanted.map((doc) => serialiseBlogPost(doc, idsOf(tags), targets));
}

async function siteOf(content: Content, locale: LocaleCode): Promise<Site> {
  const [settings, offices, home, about, cases] = await Promise.all([
    content.settings(locale),
    content.offices(locale),
    content.home(locale),
    content.about(locale),
    content.casesPage(locale),
  ]);
  const [career, contacts, blog, privacy] = await Promise.all([
    content.career(locale),
    content.contacts(locale),
    content.blog(locale),
    content.privacy(locale),
  ]);
  const docs = { settings, offices, home, about, cases, career, contacts, blog, privacy };
  return serialiseSite(docs, locale, await targetsIn(content, locale));
}

export const answers: EndpointReaders = {
  cases: async (content, parameters) => casesOf(content, langOf(parameters), await content.cases(langOf(parameters))),
  case: async (content, parameters) => {
    const docs = (await content.cases(langOf(parameters))).filter((doc) => doc.alias === parameters.alias);
    return (await casesOf(content, langOf(parameters), docs))[0];
  },
  caseCategories: async (content) => (await inEveryLocale(content.caseCategories)).map(serialiseCaseCategory),
  services: async (content, parameters) => {
    const locale = langOf(parameters);
    const services = (await content.services(locale)).map((doc) => serialiseService(doc, locale));
    return services.filter((service) => service !== null);
  },
  awards: (content) => awardsOf(content),
  awardsByCategory: (content, parameters) => awardsOf(content, awardCategory.parse(parameters.category)),
  news: async (content, parameters) => {
    const locale = langOf(parameters);
    const pictures = await picturesIn(content, locale);
    return (await content.news(locale))
      .filter((doc) => doc.locale === locale)
      .map((doc) => serialiseNewsItem(doc, pictures));
  },
  jobCities: jobCitiesOf,
  jobs: async (content) => vacanciesOf(content, await inEveryLocale(content.jobs)),
  job: async (content, parameters) => {
    const docs = await inEveryLocale(content.jobs);
    const wanted = docs.filter(({ en }) => String(en.id) === parameters.id);
    return (await vacanciesOf(content, wanted))[0];
  },
  team: teamOf,
  teamCategories: teamCategoriesOf,
  teamCategory: (content, parameters) => teamCategoryOf(content, parameters.alias),
  clients: async (content) => {
    const pictureOf = await localizedPictures(content);
    return (await inEveryLocale(content.clients)).map((doc) => serialiseClient(doc, pictureOf));
  },
  gallery: async (content) => {
    const pictureOf = await localizedPictures(content);
    return (await inEveryLocale(content.gallery)).map((doc) => serialiseGalleryPicture(doc, pictureOf));
  },
  blogTags: async (content) => (await content.blogTags(BLOG_LOCALE)).map(serialiseBlogTag),
  blogExternals: async (content) => (await content.blogExternals(BLOG_LOCALE)).map(serialiseBlogExternal),
  blogPosts: (content) => postsOf(content),
  blogPost: async (content, parameters) => (await postsOf(content, parameters.alias ?? ""))[0],
  site: (content, parameters) => siteOf(content, langOf(parameters)),
};
