import { DEFAULT_LOCALE, LOCALE_CODES } from "@future-native/contract/locales";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { contentOf, currentGeneration } from "./answer-cache";
import type { Content } from "./content";
import { picturesIn } from "./pictures-in";

type Screens = "settings" | "home" | "about" | "casesPage" | "career" | "contacts" | "blog" | "privacy";

/** All that the API answers from; the types let none be forgotten. */
const COLLECTIONS = {
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
} as const satisfies Record<Exclude<keyof Content, Screens | "linkTargets" | "media">, CollectionSlug>;

const SCREENS = {
  settings: "settings",
  home: "page-home",
  about: "page-about",
  casesPage: "page-cases",
  career: "page-career",
  contacts: "page-contacts",
  blog: "page-blog",
  privacy: "page-privacy",
} as const satisfies Record<Screens, GlobalSlug>;

/** Types of the pictures that published content shows, by their file names. */
type Types = ReadonlyMap<string, string>;

interface PublishedPictures {
  readonly generation: number;
  readonly changes: number;
  readonly begunAt: number;
  readonly types: Promise<Types>;
}

declare global {
  // Next bundles routes and start-up apart: only what hangs on globalThis is one for both.
  var cmsPublishedPictures: PublishedPictures | undefined;
}

/** So many milliseconds a picture that another instance has taken out of use may still be sent. */
const KEPT = 60_000;

/**
 * Whether anybody may see a picture: published content shows it. Read once after a change, from what the API answers
 * from; a change of this process counts at once.
 * @param name of its file
 * @returns its media type, undefined when it is not in use
 */
export async function publishedPictureType(payload: Payload, name: string): Promise<string | undefined> {
  const { number, changes } = currentGeneration(payload);
  const known = globalThis.cmsPublishedPictures;
  if (known?.changes === changes && Date.now() - known.begunAt < KEPT) {
    const type = (await known.types).get(name);
    if (type || known.generation === number) return type;
  }
  return (await read(payload)).get(name);
}

function read(payload: Payload): Promise<Types> {
  const generation = currentGeneration(payload);
  const known = globalThis.cmsPublishedPictures;
  if (known?.generation === generation.number) return known.types;
  const types = typesOfPictures(payload, contentOf(generation, payload));
  const { number, changes } = generation;
  const pictures = { generation: number, changes, begunAt: Date.now(), types };
  globalThis.cmsPublishedPictures = pictures;
  types.catch(() => {
    if (globalThis.cmsPublishedPictures === pictures) globalThis.cmsPublishedPictures = undefined;
  });
  return types;
}

async function typesOfPictures(payload: Payload, content: Content): Promise<Types> {
  const shown = new Set<number>();
  for (const locale of LOCALE_CODES) {
    for (const list of keysOf(COLLECTIONS)) {
      const { fields } = payload.collections[COLLECTIONS[list]].config;
      for (const entry of await content[list](locale)) for (const id of picturesIn(fields, entry)) shown.add(id);
    }
    for (const screen of keysOf(SCREENS)) {
      const fields = payload.config.globals.find(({ slug }) => slug === SCREENS[screen])?.fields ?? [];
      for (const id of picturesIn(fields, await content[screen](locale))) shown.add(id);
    }
  }
  const library = await content.media(DEFAULT_LOCALE);
  return new Map(
    library.flatMap(({ id, filename, mimeType }) =>
      shown.has(id) && filename && mimeType ? [[filename, mimeType]] : [],
    ),
  );
}

function keysOf<Key extends string>(table: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}
