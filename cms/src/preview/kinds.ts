import type { PreviewDraft, PreviewRoute } from "@future-native/contract";
import type { LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload } from "payload";
import type { Content } from "../public-api/content";

/** Current values of the admin's form, saved or not. */
export interface Form {
  readonly locale: LocaleCode;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An id for what has none yet: no entry of the database has it. */
const UNSAVED = 0;

/** Something whose draft can be seen, and on which screen. */
export interface Kind {
  readonly route: PreviewRoute;
  readonly list: PreviewDraft["list"];
  /** Slugs of what the answer's texts are written in. */
  readonly fills: readonly string[];
  /** Whether the screen is about this very entry. */
  readonly hasPage: boolean;
  /** The published content with the draft in its place; lists that are not answered from may lack. */
  readonly withDraft: (payload: Payload, form: Form, content: Content) => Promise<Content>;
}

/** The entry's id as the contract has it. */
export const draftId = ({ data }: Form): string => String(typeof data.id === "number" ? data.id : UNSAVED);

// Fills in fields that a new entry lacks and the page does not show, so that they do not block its preview.
function completed({ data }: Form): Record<string, unknown> {
  const now = new Date().toISOString();
  const id = typeof data.id === "number" ? data.id : UNSAVED;
  return { ...data, id, alias: data.alias || "draft", createdAt: now, updatedAt: now };
}

/** Collections and globals of the API's site response. */
const SITE: readonly (CollectionSlug | GlobalSlug)[] = [
  ...(["offices", "settings", "page-home", "page-about", "page-cases"] as const),
  ...(["page-career", "page-contacts", "page-blog", "page-privacy"] as const),
];

type Stand<Doc> = (content: Content, doc: Doc) => Partial<Content>;

interface PreviewTarget {
  readonly list: Kind["list"];
  readonly route: PreviewRoute;
  readonly hasPage?: boolean;
}

// `data` makes Payload read the form's values instead of the database's, with everything that reading does to them.
function entry<Slug extends CollectionSlug>(
  collection: Slug,
  { list, route, hasPage = false }: PreviewTarget,
  stand: Stand<DataFromCollectionSlug<Slug>>,
): Kind {
  return {
    ...{ list, route, hasPage, fills: list === "site" ? SITE : [collection] },
    async withDraft(payload, form, content) {
      const data = completed(form);
      const options = { locale: form.locale, fallbackLocale: false, depth: 0, flattenLocales: false } as const;
      const doc = await payload.findByID({ collection, id: Number(data.id), data, ...options });
      return { ...content, ...stand(content, doc) };
    },
  };
}

function texts<Slug extends GlobalSlug>(
  slug: Slug,
  route: PreviewRoute,
  stand: (doc: DataFromGlobalSlug<Slug>) => Partial<Content>,
): Kind {
  return {
    ...{ list: "site", route, hasPage: false, fills: SITE },
    async withDraft(payload, form, content) {
      const options = { locale: form.locale, fallbackLocale: false, depth: 0, flattenLocales: false } as const;
      const doc = await payload.findGlobal({ slug, data: completed(form), ...options });
      return { ...content, ...stand(doc) };
    },
  };
}

/** Collections with a preview. A list of one is all that is needed to answer with one. */
export const COLLECTION_KINDS: Readonly<Record<string, Kind>> = {
  cases: entry("cases", { list: "cases", route: "cases-alias", hasPage: true }, (_, doc) => ({
    cases: async () => [doc],
  })),
  "blog-posts": entry("blog-posts", { list: "blogPosts", route: "blog-alias", hasPage: true }, (_, doc) => ({
    blogPosts: async () => [doc],
  })),
  jobs: entry("jobs", { list: "jobs", route: "career-id", hasPage: true }, (_, doc) => ({ jobs: async () => [doc] })),
  team: entry("team", { list: "team", route: "about" }, (_, doc) => ({ team: async () => [doc] })),
  gallery: entry("gallery", { list: "gallery", route: "about" }, (_, doc) => ({ gallery: async () => [doc] })),
  awards: entry("awards", { list: "awards", route: "index" }, (_, doc) => ({ awards: async () => [doc] })),
  clients: entry("clients", { list: "clients", route: "about" }, (_, doc) => ({ clients: async () => [doc] })),
  services: entry("services", { list: "services", route: "index" }, (_, doc) => ({ services: async () => [doc] })),
  news: entry("news", { list: "news", route: "index" }, (_, doc) => ({ news: async () => [doc] })),
  "blog-externals": entry("blog-externals", { list: "blogExternals", route: "blog" }, (_, doc) => ({
    blogExternals: async () => [doc],
  })),
  offices: entry("offices", { list: "site", route: "contacts" }, (content, doc) => ({
    offices: async (locale) => [...(await content.offices(locale)).filter(({ id }) => id !== doc.id), doc],
  })),
};

/** Globals with a preview. */
export const GLOBAL_KINDS: Readonly<Record<string, Kind>> = {
  settings: texts("settings", "index", (doc) => ({ settings: async () => doc })),
  "page-home": texts("page-home", "index", (doc) => ({ home: async () => doc })),
  "page-about": texts("page-about", "about", (doc) => ({ about: async () => doc })),
  "page-cases": texts("page-cases", "cases", (doc) => ({ casesPage: async () => doc })),
  "page-career": texts("page-career", "career", (doc) => ({ career: async () => doc })),
  "page-contacts": texts("page-contacts", "contacts", (doc) => ({ contacts: async () => doc })),
  "page-blog": texts("page-blog", "blog", (doc) => ({ blog: async () => doc })),
  "page-privacy": texts("page-privacy", "privacy", (doc) => ({ privacy: async () => doc })),
};
