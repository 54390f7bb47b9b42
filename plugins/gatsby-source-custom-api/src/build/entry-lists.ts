import { BLOG_LOCALE, LOCALE_CODES, localesInUse, type EndpointName, type LocaleCode } from "@future-native/contract";
import type { Content, PerLocale } from "../content";
import type { NodeType } from "../shapes/entities";

/** `SiteSettings` is one of a kind, so its entry id is fixed. */
const SITE_ENTRY_ID = "site";

export interface Entry {
  readonly id: string;
  readonly alias?: string;
  readonly sort?: number;
}

/** Entries of one type, as one call answers them, to be seen in one locale. */
export interface EntryList {
  readonly type: NodeType;
  readonly call: EndpointName;
  /** The language in the call's path, if it has one. */
  readonly callLocale?: LocaleCode;
  readonly locale: LocaleCode;
  readonly entries: readonly Entry[];
}

/** All entries, in each locale in use in which they may exist. */
export function entryLists(content: Content): EntryList[] {
  const site = content.site.map(({ locale, answer }) => ({ locale, answer: [{ ...answer, id: SITE_ENTRY_ID }] }));
  const offices = content.site.map(({ locale, answer }) => ({ locale, answer: answer.offices }));
  const locales = localesInUse(content.site[0]?.answer.languages);
  const lists: EntryList[] = [
    ...perLocale("Case", "cases", content.cases),
    ...perLocale("Service", "services", content.services),
    ...perLocale("NewsItem", "news", content.news),
    ...perLocale("Office", "site", offices),
    ...perLocale("SiteSettings", "site", site),
    ...inEveryLocale("CaseCategory", "caseCategories", content.caseCategories),
    ...inEveryLocale("Award", "awards", content.awards),
    ...inEveryLocale("JobCity", "jobCities", content.jobCities),
    ...inEveryLocale("Vacancy", "jobs", content.jobs),
    ...inEveryLocale("TeamMember", "team", content.team),
    ...inEveryLocale("TeamCategory", "teamCategories", content.teamCategories),
    ...inEveryLocale("Client", "clients", content.clients),
    ...inEveryLocale("GalleryPicture", "gallery", content.gallery),
    { type: "BlogTag", call: "blogTags", locale: BLOG_LOCALE, entries: content.blogTags },
    { type: "BlogExternal", call: "blogExternals", locale: BLOG_LOCALE, entries: content.blogExternals },
    { type: "BlogPost", call: "blogPosts", locale: BLOG_LOCALE, entries: content.blogPosts },
  ];
  return lists.filter(({ locale }) => locales.includes(locale));
}

function perLocale(type: NodeType, call: EndpointName, lists: PerLocale<readonly Entry[]>): EntryList[] {
  return lists.map(({ locale, answer }) => ({ type, call, callLocale: locale, locale, entries: answer }));
}

function inEveryLocale(type: NodeType, call: EndpointName, entries: readonly Entry[]): EntryList[] {
  return LOCALE_CODES.map((locale) => ({ type, call, locale, entries }));
}
