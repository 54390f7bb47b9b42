import { setImmediate } from "node:timers/promises";
import type { LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import { plainText } from "../hooks/plain-text";
import type { Load } from "./every-locale";
import { linkTargets } from "./link-targets";

const PUBLISHED: Where = { _status: { equals: "published" } };

function once<Result>(load: Load<Result>): Load<Result> {
  const results = new Map<LocaleCode, Promise<Result>>();
  return (locale) => {
    const known = results.get(locale);
    if (known) return known;
    const result = load(locale);
    results.set(locale, result);
    // A database that was away for a moment must not stay away until the next change.
    result.catch(() => results.delete(locale));
    return result;
  };
}

/** So many documents are read at a time; requests of others are answered before the next. */
const SLICE = 50;

/** Published documents of a collection as they read in one locale, texts that are missing there being empty. */
function listOf<Slug extends CollectionSlug>(payload: Payload, slug: Slug, sort: string[] = ["sort", "id"]) {
  const where = payload.collections[slug]?.config.versions?.drafts ? PUBLISHED : {};
  return once(async (locale) => {
    // Which they are is read at once, so that a change meanwhile neither repeats one nor leaves one out.
    const { docs: found } = await payload.db.find<{ id: number }>({
      collection: slug,
      where,
      sort,
      select: { id: true },
      pagination: false,
    });
    const ids = found.map(({ id }) => id);
    const read = new Map<number | string, Awaited<ReturnType<typeof readSlice<Slug>>>[number]>();
    for (let start = 0; start < ids.length; start += SLICE) {
      if (start > 0) await setImmediate();
      for (const doc of await readSlice(payload, slug, ids.slice(start, start + SLICE), locale)) read.set(doc.id, doc);
    }
    return ids.flatMap((id) => read.get(id) ?? []);
  });
}

async function readSlice<Slug extends CollectionSlug>(payload: Payload, slug: Slug, ids: number[], locale: LocaleCode) {
  const where: Where = { id: { in: ids } };
  const options = { collection: slug, locale, fallbackLocale: false, where, depth: 0, pagination: false } as const;
  return plainText((await payload.find(options)).docs);
}

function globalOf<Slug extends GlobalSlug>(payload: Payload, slug: Slug) {
  return once(async (locale) => plainText(await payload.findGlobal({ slug, locale, fallbackLocale: false, depth: 0 })));
}

/**
 * Published content, each list read at most once a locale. Relations are ids: the serialisers join them.
 * @param payload an initialised Payload
 */
export function createContent(payload: Payload) {
  const linked = {
    cases: listOf(payload, "cases"),
    blogPosts: listOf(payload, "blog-posts"),
    jobs: listOf(payload, "jobs"),
  };
  return {
    ...linked,
    /** Where texts can link to, also while a draft stands alone in its list. */
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
