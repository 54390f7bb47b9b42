import { forEachLocale, type LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, DataFromCollectionSlug, GlobalSlug, Payload, Where } from "payload";
import { sharedState } from "payload-kit/shared-state";
import { readChanged, type CachedEntries } from "payload-kit/changed-entries";
import { plainText } from "../fields/plain-text";
import { once } from "./every-locale";
import { linkTargets } from "./link-targets";

/** Documents as they read in each locale, kept over changes of others. */
type CachedDocuments = { [Slug in CollectionSlug]?: Record<LocaleCode, CachedEntries<DataFromCollectionSlug<Slug>>> };

const documents = sharedState<CachedDocuments>("public-api.documents");

function keptOf<Slug extends CollectionSlug>(collection: Slug) {
  const kept = (documents.value ??= {});
  return (kept[collection] ??= forEachLocale(() => new Map()));
}

/** Published documents of a collection as they read in one locale, texts that are missing there being empty. */
function listOf<Slug extends CollectionSlug>(payload: Payload, collection: Slug, sort: string[] = ["sort", "id"]) {
  return once(async (locale) => {
    const read = async (where: Where) => {
      const options = { collection, locale, fallbackLocale: false, where, depth: 0, pagination: false } as const;
      return plainText((await payload.find(options)).docs).map((doc) => [Number(doc.id), doc] as const);
    };
    return [...(await readChanged({ payload }, { collection, kept: keptOf(collection)[locale], read, sort })).values()];
  });
}

function globalOf<Slug extends GlobalSlug>(payload: Payload, slug: Slug) {
  return once(async (locale) => plainText(await payload.findGlobal({ slug, locale, fallbackLocale: false, depth: 0 })));
}

/**
 * Published content, each list read at most once a locale, and from the database what has changed since the content
 * before. Relations are ids: the serialisers join them.
 * @param payload the initialised Payload of this process
 */
export function createContent(payload: Payload) {
  const linked = {
    cases: listOf(payload, "cases"),
    blogPosts: listOf(payload, "blog-posts"),
    jobs: listOf(payload, "jobs"),
  };
  return {
    ...linked,
    /** Targets for links in texts, also while a draft is alone in its list. */
    linkTargets: once((locale) => linkTargets(linked, locale)),
    caseCategories: listOf(payload, "case-categories"),
    services: listOf(payload, "services"),
    awards: listOf(payload, "awards"),
    clients: listOf(payload, "clients"),
    news: listOf(payload, "news", ["-date", "-id"]),
    jobCities: listOf(payload, "job-cities"),
    team: listOf(payload, "team"),
    teamCategories: listOf(payload, "team-categories"),
    gallery: listOf(payload, "gallery"),
    blogTags: listOf(payload, "blog-tags"),
    blogExternals: listOf(payload, "blog-externals"),
    offices: listOf(payload, "offices"),
    media: listOf(payload, "media", ["id"]),
    recordings: listOf(payload, "recordings", ["id"]),
    settings: globalOf(payload, "settings"),
    home: globalOf(payload, "page-home"),
    about: globalOf(payload, "page-about"),
    casesPage: globalOf(payload, "page-cases"),
    career: globalOf(payload, "page-career"),
    contacts: globalOf(payload, "page-contacts"),
    blog: globalOf(payload, "page-blog"),
    privacy: globalOf(payload, "page-privacy"),
  };
}

export type Content = ReturnType<typeof createContent>;
