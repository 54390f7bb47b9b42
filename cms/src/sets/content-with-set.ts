/** The content of the API as it will be when a set is live (X12). */
import type { LocaleCode } from "@future-native/contract/locales";
import type { DataFromCollectionSlug, DataFromGlobalSlug, Payload } from "payload";
import { z } from "zod";
import { plainText } from "../fields/plain-text";
import type { Content } from "../public-api/content";
import { once, type Load } from "../public-api/every-locale";
import { linkTargets } from "../public-api/link-targets";
import type { DraftCollection, DraftGlobal } from "./draft-lists";
import type { ReadDraft } from "./read-drafts";
import type { SetItems } from "payload-sets/set-items";

interface Listed {
  id: number;
  sort?: number | null;
}

/** Lists go by their order, news by their day: as the database sorts what is published. */
const byOrder = (one: Listed, other: Listed) => (one.sort ?? 0) - (other.sort ?? 0) || one.id - other.id;
const byDay = (one: { id: number; date: string }, other: { id: number; date: string }) =>
  Date.parse(other.date) - Date.parse(one.date) || other.id - one.id;

interface Publication {
  /** ISO 8601; used as the time of publication. Going live uses the same value. */
  readonly at: string;
  readonly read: ReadDraft;
}

/**
 * The content with the drafts of a set in the place of what they replace, and without what it takes off the site.
 * @param content what is published
 */
export function contentWithSet(
  content: Content,
  items: SetItems,
  payload: Payload,
  { at, read }: Publication,
): Content {
  const idsIn = (list: DraftCollection, of: SetItems["publish"]) =>
    of.flatMap((entry) => (entry.list === list ? [entry.id] : []));
  const entries = <Slug extends DraftCollection>(
    slug: Slug,
    load: Load<DataFromCollectionSlug<Slug>[]>,
    order: (one: DataFromCollectionSlug<Slug>, other: DataFromCollectionSlug<Slug>) => number,
  ): Load<DataFromCollectionSlug<Slug>[]> => {
    const shown = idsIn(slug, items.publish);
    const changed = new Set([...shown, ...idsIn(slug, items.unpublish)]);
    if (changed.size === 0) return load;
    return once(async (locale) => {
      const others = (await load(locale)).filter(({ id }) => !changed.has(Number(id)));
      const drafts = await Promise.all(shown.map((id) => publishedDraft(payload, { slug, id, locale, at, read })));
      return [...others, ...drafts].sort(order);
    });
  };
  const texts = <Slug extends DraftGlobal>(slug: Slug, load: Load<DataFromGlobalSlug<Slug>>) => {
    if (!items.screens.includes(slug)) return load;
    return once(async (locale: LocaleCode) => {
      const doc = await payload.findGlobal({ slug, draft: true, ...inLocale(locale) });
      return Object.assign(plainText(doc), { updatedAt: at });
    });
  };
  const settings = texts("settings", content.settings);
  const linked = {
    cases: entries("cases", content.cases, byOrder),
    blogPosts: entries("blog-posts", content.blogPosts, byOrder),
    jobs: entries("jobs", content.jobs, byOrder),
  };
  return {
    ...content,
    ...linked,
    linkTargets: once((locale) => linkTargets(linked, locale)),
    services: entries("services", content.services, byOrder),
    awards: entries("awards", content.awards, byOrder),
    clients: entries("clients", content.clients, byOrder),
    news: entries("news", content.news, byDay),
    team: entries("team", content.team, byOrder),
    gallery: entries("gallery", content.gallery, byOrder),
    blogExternals: entries("blog-externals", content.blogExternals, byOrder),
    settings: withRedirects(settings, items.redirects, at),
    home: texts("page-home", content.home),
    about: texts("page-about", content.about),
    casesPage: texts("page-cases", content.casesPage),
    career: texts("page-career", content.career),
    contacts: texts("page-contacts", content.contacts),
    blog: texts("page-blog", content.blog),
    privacy: texts("page-privacy", content.privacy),
  };
}

const inLocale = (locale: LocaleCode) => ({ locale, fallbackLocale: false, depth: 0 }) as const;

interface DraftOf<Slug extends DraftCollection> {
  slug: Slug;
  id: number;
  locale: LocaleCode;
  at: string;
  read: ReadDraft;
}

/** A draft with what its publication writes into it: the hooks of its fields do the same then. */
async function publishedDraft<Slug extends DraftCollection>(
  payload: Payload,
  { slug, id, locale, at, read }: DraftOf<Slug>,
) {
  const draft = plainText(await read(slug, id, locale));
  const has = (name: string) => payload.collections[slug].config.flattenedFields.some((field) => field.name === name);
  const { alias, formerAliases, publishedAt } = publishable.parse(draft);
  const former = has("formerAliases")
    ? [...(formerAliases ?? []), ...(await knownAlias(payload, slug, id))]
    : undefined;
  return Object.assign(draft, {
    ...(former && { formerAliases: [...new Set(former)].filter((one) => one !== alias) }),
    ...(has("publishedAt") && { publishedAt: publishedAt ?? at }),
    _status: "published",
    updatedAt: at,
  });
}

/** Fields that a publication writes, in entries that have them. */
const publishable = z.object({
  alias: z.string().nullish(),
  formerAliases: z.array(z.string()).nullish(),
  publishedAt: z.string().nullish(),
});

/** The alias by which visitors know an entry. */
async function knownAlias(payload: Payload, collection: DraftCollection, id: number): Promise<string[]> {
  const known = await payload.findByID({ collection, id, draft: false, depth: 0 });
  const { alias, publishedAt } = publishable.parse(known);
  return publishedAt && alias ? [alias] : [];
}

type Settings = DataFromGlobalSlug<"settings">;

function withRedirects(load: Load<Settings>, redirects: SetItems["redirects"], at: string): Load<Settings> {
  if (redirects.length === 0) return load;
  return async (locale) => {
    const settings = await load(locale);
    return { ...settings, redirects: [...(settings.redirects ?? []), ...redirects], updatedAt: at };
  };
}
