/** What is published, kept from one judging to the next: only what has changed since is read again. */
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import { z } from "zod";
import { readGlossary } from "../../glossary/read-glossary";
import { isRecord } from "../../is-record";
import { WITH_PAGES } from "../../fields/with-pages";
import { plainPath } from "../../fields/plain-path";
import { unreadDraftsOf } from "../../translations/flags";
import { entryOf, type Entry, type List } from "./entry";
import { textOf, type Doc } from "./leaves";
import type { Site, SiteLink, SitePage, SitePicture } from "./site";

/** Lists whose entries are on the site and can be judged. */
export function judgedLists({ config }: Payload): { collections: List[]; globals: List[] } {
  const collections = config.collections.filter(({ hooks, upload }) => !upload && hooks.beforeChange?.length);
  return {
    collections: collections
      .filter(({ slug }) => JUDGED.has(slug))
      .map(({ slug, flattenedFields, admin }) => ({ slug, flattenedFields, useAsTitle: admin.useAsTitle })),
    globals: config.globals.map(({ slug, flattenedFields }) => ({ slug, flattenedFields, useAsTitle: undefined })),
  };
}

const JUDGED: ReadonlySet<string> = new Set([
  ...["cases", "case-categories", "services", "awards", "clients", "team", "team-categories", "jobs", "job-cities"],
  ...["gallery", "news", "blog-posts", "blog-tags", "blog-externals", "offices"],
]);

interface Kept {
  readonly updatedAt: string;
  readonly entry: Entry;
}

const kept = new WeakMap<Payload, Map<string, Kept>>();

const stamps = z.array(z.object({ id: z.number(), updatedAt: z.coerce.string() }));
const SLICE = 100;

/** The entries of a collection that visitors see, by their ids. */
async function published(payload: Payload, list: List, siteUrl: string): Promise<Map<number, Entry>> {
  const known = kept.get(payload) ?? new Map<string, Kept>();
  kept.set(payload, known);
  const collection = list.slug as CollectionSlug;
  const where: Where = payload.collections[collection]?.config.versions?.drafts
    ? { _status: { equals: "published" } }
    : {};
  const select = { id: true, updatedAt: true } as const;
  const found = stamps.parse((await payload.db.find({ collection, where, select, pagination: false, limit: 0 })).docs);
  const key = (id: number) => `${list.slug} ${id}`;
  const changed = found.filter(({ id, updatedAt }) => known.get(key(id))?.updatedAt !== updatedAt);
  for (let from = 0; from < changed.length; from += SLICE) {
    const part = changed.slice(from, from + SLICE);
    for (const doc of await read(
      payload,
      collection,
      part.map(({ id }) => id),
    )) {
      const updatedAt = part.find(({ id }) => id === doc.id)?.updatedAt ?? "";
      known.set(key(Number(doc.id)), { updatedAt, entry: entryOf(list, String(doc.id), doc, siteUrl) });
    }
  }
  return new Map(
    found.flatMap(({ id }) => {
      const entry = known.get(key(id))?.entry;
      return entry ? [[id, entry] as const] : [];
    }),
  );
}

async function read(payload: Payload, collection: CollectionSlug, ids: readonly number[]): Promise<Doc[]> {
  const where: Where = { id: { in: [...ids] } };
  const { docs } = await payload.find({ collection, where, locale: "all", depth: 0, pagination: false });
  return (docs as unknown[]).filter(isRecord);
}

/** Everything that is published, and the library. */
export async function readSite(payload: Payload, siteUrl: string): Promise<Site> {
  const { collections, globals } = judgedLists(payload);
  const pages: SitePage[] = [];
  const links: SiteLink[] = [];
  const cities = new Map<number, Record<LocaleCode, string>>();
  const redirects = new Map<string, string>();
  const add = (list: string, id: string, { links: own, pages: made, title }: Entry) => {
    for (const page of made) pages.push({ ...page, list, id, entry: title });
    for (const link of own) links.push({ ...link, list, id, title });
  };
  for (const list of collections) {
    for (const [id, entry] of await published(payload, list, siteUrl)) {
      add(list.slug, String(id), entry);
      if (list.slug === "job-cities") cities.set(id, inEach(entry.doc.title));
      for (const [from, to] of formerAddresses(list.slug, entry)) redirects.set(from, to);
    }
  }
  let productName = "";
  for (const list of globals) {
    const doc: unknown = await payload.findGlobal({ slug: list.slug as GlobalSlug, locale: "all", depth: 0 });
    if (!isRecord(doc)) continue;
    add(list.slug, "", entryOf(list, "", doc, siteUrl));
    if (list.slug !== "settings") continue;
    productName = textOf(doc.productName);
    for (const row of (Array.isArray(doc.redirects) ? doc.redirects : []).filter(isRecord)) {
      redirects.set(plainPath(textOf(row.from)), plainPath(textOf(row.to)));
    }
  }
  const taken = new Set(pages.map(({ path }) => path));
  for (const path of taken) redirects.delete(path);
  const parts = [readGlossary(payload), readPictures(payload), unreadDraftsOf(payload)] as const;
  const [glossary, pictures, unreadDrafts] = await Promise.all(parts);
  return { productName, pages, links, redirects, cities, pictures, glossary, unreadDrafts };
}

const inEach = (value: unknown): Record<LocaleCode, string> => {
  const texts = isRecord(value) ? value : {};
  const [en, ru, br] = LOCALE_CODES.map((locale) => textOf(texts[locale]));
  return { en: en ?? "", ru: ru ?? "", br: br ?? "" };
};

function formerAddresses(list: string, { doc, pages }: Entry): [string, string][] {
  const part = list in WITH_PAGES ? WITH_PAGES[list as keyof typeof WITH_PAGES] : undefined;
  const former: unknown[] = Array.isArray(doc.formerAliases) ? doc.formerAliases : [];
  if (!part) return [];
  return pages.flatMap(({ path }) =>
    former.map((alias): [string, string] => [path.slice(0, path.indexOf(part)) + part + String(alias), path]),
  );
}

const storedPicture = z.object({
  id: z.number(),
  filename: z.string().nullish(),
  filesize: z.number().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  decorative: z.boolean().nullish(),
  alt: z.unknown(),
});

async function readPictures(payload: Payload): Promise<Map<number, SitePicture>> {
  const { docs } = await payload.db.find({ collection: "media", pagination: false, limit: 0 });
  const pictures = (docs as unknown[]).map((doc) => storedPicture.parse(doc));
  return new Map(
    pictures.map(({ id, filename, filesize, width, height, decorative, alt }) => [
      id,
      {
        ...{ id, filename: filename ?? "", size: filesize ?? 0, width: width ?? 0, height: height ?? 0 },
        ...{ isDecorative: decorative ?? false, alt: inEach(alt) },
      },
    ]),
  );
}
