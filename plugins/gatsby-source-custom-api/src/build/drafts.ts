import { BLOG_LOCALE, LOCALE_CODES, type EndpointName, type LocaleCode } from "@future-native/contract";
import { callUrl } from "../call-url";
import type { Content, PerLocale } from "../fetch-content";
import { blogExternalBody, blogPostBody, blogTagBody } from "./blog";
import type { Body, Draft, NodeType } from "./draft";
import { galleryBody, jobCityBody, newsBody, teamCategoryBody, teamMemberBody, vacancyBody } from "./people";
import type { PictureBook } from "./picture-book";
import { pictureTaker, type PictureTaker } from "./rich-text";
import { officeBody, siteBody } from "./site";
import { awardBody, caseBody, caseCategoryBody, clientBody, serviceBody } from "./work";

/** `SiteSettings` is one of a kind, so its entry id is fixed. */
export const SITE_ENTRY_ID = "site";

interface Identified {
  readonly id: string;
  readonly alias?: string;
}

/**
 * One draft for each entry in each locale in which it exists. A localised entry exists where all its required texts do.
 * @param book takes down the pictures that the drafts use
 * @param now the moment of the build: a vacancy closes by its date
 */
export function buildDrafts(content: Content, apiUrl: string, book: PictureBook, now = new Date()): Draft[] {
  const today = now.toISOString().slice(0, 10);
  const build = new DraftBuilder(apiUrl, book);
  const caseOrder = new Map(content.cases.map(({ locale, answer }) => [locale, nextIds(answer)]));
  const postOrder = nextIds(content.blogPosts);
  return [
    ...build.perLocale("Case", "cases", content.cases, (entry, take, locale) =>
      caseBody(entry, caseOrder.get(locale)?.get(entry.id) ?? null, take),
    ),
    ...build.perLocale("Service", "services", content.services, serviceBody),
    ...build.perLocale("NewsItem", "news", content.news, newsBody),
    ...build.perLocale("Office", "site", offices(content.site), officeBody),
    ...build.perLocale("SiteSettings", "site", settings(content.site), ({ id: _, ...site }, take) =>
      siteBody(site, take),
    ),
    ...build.localised("CaseCategory", "caseCategories", content.caseCategories, caseCategoryBody),
    ...build.localised("Award", "awards", content.awards, awardBody),
    ...build.localised("JobCity", "jobCities", content.jobCities, jobCityBody),
    ...build.localised("Vacancy", "jobs", content.jobs, (vacancy, locale) => vacancyBody(vacancy, locale, today)),
    ...build.localised("TeamMember", "team", content.team, teamMemberBody),
    ...build.localised("TeamCategory", "teamCategories", content.teamCategories, teamCategoryBody),
    ...build.localised("Client", "clients", content.clients, clientBody),
    ...build.localised("GalleryPicture", "gallery", content.gallery, galleryBody),
    ...build.blog("BlogTag", "blogTags", content.blogTags, blogTagBody),
    ...build.blog("BlogExternal", "blogExternals", content.blogExternals, blogExternalBody),
    ...build.blog("BlogPost", "blogPosts", content.blogPosts, (post, take) =>
      blogPostBody(post, postOrder.get(post.id) ?? null, take),
    ),
  ];
}

const offices = (site: Content["site"]) => site.map(({ locale, answer }) => ({ locale, answer: answer.offices }));

const settings = (site: Content["site"]) =>
  site.map(({ locale, answer }) => ({ locale, answer: [{ ...answer, id: SITE_ENTRY_ID }] }));

/** For each entry the one after it by `sort`, where that is equal by id; the first comes after the last, and a single entry has none. */
export function nextIds(
  entries: readonly { readonly id: string; readonly sort: number }[],
): Map<string, string | null> {
  const sorted = [...entries].sort((one, other) => one.sort - other.sort || (one.id < other.id ? -1 : 1));
  return new Map(
    sorted.map(({ id }, index) => {
      const next = sorted[(index + 1) % sorted.length];
      return [id, next === undefined || next.id === id ? null : next.id];
    }),
  );
}

class DraftBuilder {
  constructor(
    private readonly apiUrl: string,
    private readonly book: PictureBook,
  ) {}

  /** Entries of a call with a language in its path. */
  perLocale<Entry extends Identified>(
    type: NodeType,
    call: EndpointName,
    lists: PerLocale<readonly Entry[]>,
    body: (entry: Entry, take: PictureTaker, locale: LocaleCode) => Body,
  ): Draft[] {
    return lists.flatMap(({ locale, answer }) =>
      answer.map((entry) => {
        const name = entryName(type, entry, locale);
        const url = callUrl(this.apiUrl, call, locale);
        return this.frame(type, entry, locale, name, url, body(entry, pictureTaker(this.book, locale, name), locale));
      }),
    );
  }

  /** Entries of a call that answers all locales at once. */
  localised<Entry extends Identified>(
    type: NodeType,
    call: EndpointName,
    entries: readonly Entry[],
    body: (entry: Entry, locale: LocaleCode, book: PictureBook, name: string) => Body | null,
  ): Draft[] {
    const url = callUrl(this.apiUrl, call);
    return entries.flatMap((entry) =>
      LOCALE_CODES.flatMap((locale) => {
        const name = entryName(type, entry, locale);
        const made = body(entry, locale, this.book, name);
        return made === null ? [] : [this.frame(type, entry, locale, name, url, made)];
      }),
    );
  }

  /** Entries of the blog's calls, which are in the blog's locale. */
  blog<Entry extends Identified>(
    type: NodeType,
    call: EndpointName,
    entries: readonly Entry[],
    body: (entry: Entry, take: PictureTaker) => Body,
  ): Draft[] {
    const url = callUrl(this.apiUrl, call);
    return entries.map((entry) => {
      const name = entryName(type, entry, BLOG_LOCALE);
      const take = pictureTaker(this.book, BLOG_LOCALE, name);
      return this.frame(type, entry, BLOG_LOCALE, name, url, body(entry, take));
    });
  }

  private frame(type: NodeType, entry: Identified, locale: LocaleCode, name: string, url: string, body: Body): Draft {
    return { type, entryId: entry.id, locale, name, url, fields: body.fields, relations: body.relations ?? [] };
  }
}

function entryName(type: NodeType, { id, alias }: Identified, locale: LocaleCode): string {
  return `${type} "${alias ?? id}" (id ${id}, ${locale})`;
}
