import { DEFAULT_LOCALE, LOCALE_CODES } from "@future-native/contract/locales";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { sharedState } from "payload-kit/shared-state";
import { contentOf, currentGeneration } from "./answer-cache";
import type { Content } from "./content";
import { uploadsIn, type Upload } from "./uploads-in";

type Screens = "settings" | "home" | "about" | "casesPage" | "career" | "contacts" | "blog" | "privacy";

/** All that the API answers from; the types let none be forgotten. */
export const COLLECTIONS = {
  cases: "cases",
  caseCategories: "case-categories",
  services: "services",
  awards: "awards",
  clients: "clients",
  news: "news",
  jobs: "jobs",
  jobCities: "job-cities",
  team: "team",
  teamCategories: "team-categories",
  gallery: "gallery",
  blogTags: "blog-tags",
  blogPosts: "blog-posts",
  blogExternals: "blog-externals",
  offices: "offices",
} as const satisfies Record<Exclude<keyof Content, Screens | "linkTargets" | "media" | "recordings">, CollectionSlug>;

export const SCREENS = {
  settings: "settings",
  home: "page-home",
  about: "page-about",
  casesPage: "page-cases",
  career: "page-career",
  contacts: "page-contacts",
  blog: "page-blog",
  privacy: "page-privacy",
} as const satisfies Record<Screens, GlobalSlug>;

/** Types of the files that published content shows, by their names. */
type Types = ReadonlyMap<string, string>;

interface PublishedFiles {
  readonly generation: number;
  readonly changes: number;
  readonly begunAt: number;
  readonly types: Promise<Types>;
}

const files = sharedState<PublishedFiles>("public-api.published-files");

/** So many milliseconds a file that another instance has taken out of use may still be sent. */
const KEPT = 60_000;

/**
 * Whether a file of the library is public, that is, used by published content. Read once after a change, from the
 * responses of the API; a change of this process takes effect at once.
 * @param name of the file
 * @returns its media type, undefined when it is not in use
 */
export async function publishedFileType(payload: Payload, name: string): Promise<string | undefined> {
  const { number, changes } = currentGeneration(payload);
  const known = files.value;
  if (known?.changes === changes && Date.now() - known.begunAt < KEPT) {
    const type = (await known.types).get(name);
    if (type || known.generation === number) return type;
  }
  return (await read(payload)).get(name);
}

function read(payload: Payload): Promise<Types> {
  const generation = currentGeneration(payload);
  const known = files.value;
  if (known?.generation === generation.number) return known.types;
  const types = typesOfFiles(payload, contentOf(generation, payload));
  const { number, changes } = generation;
  const own = { generation: number, changes, begunAt: Date.now(), types };
  files.value = own;
  types.catch(() => {
    if (files.value === own) files.value = undefined;
  });
  return types;
}

/** Types of the files that content shows, by their names. */
export async function typesOfFiles(payload: Payload, content: Content): Promise<Types> {
  const shown = new Set<string>();
  const show = (uploads: Iterable<Upload>) => {
    for (const upload of uploads) shown.add(keyOf(upload));
  };
  for (const locale of LOCALE_CODES) {
    for (const list of keysOf(COLLECTIONS)) {
      const { flattenedFields } = payload.collections[COLLECTIONS[list]].config;
      for (const entry of await content[list](locale)) show(uploadsIn(flattenedFields, entry));
    }
    for (const screen of keysOf(SCREENS)) {
      const { flattenedFields = [] } = payload.config.globals.find(({ slug }) => slug === SCREENS[screen]) ?? {};
      show(uploadsIn(flattenedFields, await content[screen](locale)));
    }
  }
  const recordings = await content.recordings(DEFAULT_LOCALE);
  // With a film goes its poster, and the same film in another file.
  const { flattenedFields } = payload.collections.recordings.config;
  for (const entry of recordings.filter(({ id }) => shown.has(keyOf({ collection: "recordings", id })))) {
    show(uploadsIn(flattenedFields, entry));
  }
  const typesOf = (collection: string, list: readonly LibraryFile[]) =>
    list.flatMap(({ id, filename, mimeType }): [string, string][] =>
      shown.has(keyOf({ collection, id })) && filename && mimeType ? [[filename, mimeType]] : [],
    );
  const media = await content.media(DEFAULT_LOCALE);
  return new Map([...typesOf("media", media), ...typesOf("recordings", recordings)]);
}

interface LibraryFile {
  id: number;
  filename?: string | null;
  mimeType?: string | null;
}

const keyOf = ({ collection, id }: Upload) => `${collection} ${id}`;

function keysOf<Key extends string>(table: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}
