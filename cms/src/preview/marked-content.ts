/** The content of the API with marks in it (X11). */
import { markFor } from "@future-native/contract";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from "payload";
import type { Content } from "../public-api/content";
import type { Load } from "../public-api/every-locale";
import { markDocument, type Marker } from "payload-preview/mark-document";

/** Whether the entries of a collection, or a global, are marked in a language. */
export type IsMarked = (list: CollectionSlug | GlobalSlug, locale: LocaleCode) => boolean;

/**
 * A copy of the content with marked entries. Their files get ids and names of their own, so that each use of a file can
 * be identified.
 * @param marker registers the marks
 */
export async function markedContent(
  content: Content,
  { config }: Payload,
  marker: Marker,
  isMarked: IsMarked,
): Promise<Content> {
  const fieldsOf = (slug: CollectionSlug | GlobalSlug): readonly FlattenedField[] =>
    [...config.collections, ...config.globals].find((entity) => entity.slug === slug)?.flattenedFields ?? [];
  // All at once, because the aliases of files are known only then.
  const inEach = async <Doc>(
    list: CollectionSlug | GlobalSlug,
    load: Load<Doc[]>,
    mark: (doc: Doc, locale: LocaleCode) => Doc,
  ): Promise<Load<Doc[]>> => {
    const lists = new Map<LocaleCode, Doc[]>();
    for (const locale of LOCALE_CODES.filter((code) => isMarked(list, code))) {
      const docs = await load(locale);
      lists.set(
        locale,
        docs.map((doc) => mark(doc, locale)),
      );
    }
    return async (locale) => lists.get(locale) ?? load(locale);
  };
  const entries = async <Doc extends { id: number }>(list: CollectionSlug, load: Load<Doc[]>) =>
    inEach(list, load, (doc, locale) =>
      markDocument(doc, fieldsOf(list), { list, id: String(doc.id), locale }, marker),
    );
  const texts = async <Doc extends object>(list: GlobalSlug, load: Load<Doc>) => {
    const all = await inEach(
      list,
      async (locale) => [await load(locale)],
      (doc, locale) => markDocument(doc, fieldsOf(list), { list, id: "", locale }, marker),
    );
    return async (locale: LocaleCode) => (await all(locale))[0] ?? load(locale);
  };
  const marked = {
    ...content,
    cases: await entries("cases", content.cases),
    blogPosts: await entries("blog-posts", content.blogPosts),
    jobs: await entries("jobs", content.jobs),
    caseCategories: await entries("case-categories", content.caseCategories),
    services: await entries("services", content.services),
    awards: await entries("awards", content.awards),
    clients: await entries("clients", content.clients),
    news: await entries("news", content.news),
    jobCities: await entries("job-cities", content.jobCities),
    team: await entries("team", content.team),
    teamCategories: await entries("team-categories", content.teamCategories),
    gallery: await entries("gallery", content.gallery),
    blogTags: await entries("blog-tags", content.blogTags),
    blogExternals: await entries("blog-externals", content.blogExternals),
    offices: await entries("offices", content.offices),
    settings: await texts("settings", content.settings),
    home: await texts("page-home", content.home),
    about: await texts("page-about", content.about),
    casesPage: await texts("page-cases", content.casesPage),
    career: await texts("page-career", content.career),
    contacts: await texts("page-contacts", content.contacts),
    blog: await texts("page-blog", content.blog),
    privacy: await texts("page-privacy", content.privacy),
  };
  return {
    ...marked,
    media: withAliases("media", content.media, marker),
    recordings: withAliases("recordings", content.recordings, marker),
  };
}

/** The library, and its files once more for each field that shows them. */
function withAliases<File extends { id: number; filename?: string | null }>(
  collection: string,
  load: Load<File[]>,
  { files }: Marker,
): Load<File[]> {
  return async (locale) => {
    const known = await load(locale);
    const byId = new Map(known.map((file) => [file.id, file]));
    const aliases = files.flatMap(({ alias, collection: of, id, mark }) => {
      const file = of === collection ? byId.get(id) : undefined;
      return file ? [{ ...file, id: alias, filename: `${file.filename}${markFor(mark)}` }] : [];
    });
    return [...known, ...aliases];
  };
}
