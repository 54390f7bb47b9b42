/** Published content, cached between judgements: only entries that have changed are read again. */
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import type { CollectionSlug, GlobalSlug, Payload, Where } from "payload";
import { z } from "zod";
import { isRecord, textOf, type Doc } from "payload-kit";
import { isContent } from "payload-kit/content-lists";
import { within, type Reader } from "payload-kit/in-transaction";
import { sharedState } from "payload-kit/shared-state";
import { readChanged, type CachedEntries } from "payload-kit/changed-entries";
import { readGlossary } from "payload-translations/glossary";
import { WITH_PAGES } from "../../fields/with-pages";
import { unreadDraftsOf } from "payload-translations/flags";
import { entryOf, type Entry, type List } from "./entry";
import { redirectsOf } from "./site-with";
import type { Site, SiteLink, SitePage, SitePicture } from "./site";

/** Lists whose entries are on the site and can be judged. */
export function judgedLists({ config }: Payload): { collections: List[]; globals: List[] } {
  const collections = config.collections.filter(isContent);
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

const judged = sharedState<Map<string, CachedEntries<Entry>>>("gate.judged-entries");

function keptOf(slug: string): CachedEntries<Entry> {
  const lists = (judged.value ??= new Map());
  const kept = lists.get(slug) ?? new Map();
  lists.set(slug, kept);
  return kept;
}

/** The entries of a collection that visitors see, by their ids. */
function published(reader: Reader, list: List, siteUrl: string): Promise<Map<number, Entry>> {
  const collection = list.slug as CollectionSlug;
  return readChanged(reader, {
    collection,
    kept: keptOf(list.slug),
    read: async (where) =>
      (await read(reader, collection, where)).map((doc) => [
        Number(doc.id),
        entryOf(list, String(doc.id), doc, siteUrl),
      ]),
  });
}

async function read(reader: Reader, collection: CollectionSlug, where: Where): Promise<Doc[]> {
  const asked = { collection, where, locale: "all", depth: 0, pagination: false, ...within(reader) } as const;
  const { docs } = await reader.payload.find(asked);
  return (docs as unknown[]).filter(isRecord);
}

/** Everything that is published, and the library; what the reader's own transaction has published too. */
export async function readSite(reader: Reader, siteUrl: string): Promise<Site> {
  const { payload } = reader;
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
    for (const [id, entry] of await published(reader, list, siteUrl)) {
      add(list.slug, String(id), entry);
      if (list.slug === "job-cities") cities.set(id, inEach(entry.doc.title));
      for (const [from, to] of formerAddresses(list.slug, entry)) redirects.set(from, to);
    }
  }
  let productName = "";
  for (const list of globals) {
    const asked = { slug: list.slug as GlobalSlug, locale: "all", depth: 0, ...within(reader) } as const;
    const doc: unknown = await payload.findGlobal(asked);
    if (!isRecord(doc)) continue;
    add(list.slug, "", entryOf(list, "", doc, siteUrl));
    if (list.slug !== "settings") continue;
    productName = textOf(doc.productName);
    for (const [from, to] of redirectsOf(doc)) redirects.set(from, to);
  }
  const taken = new Set(pages.map(({ path }) => path));
  for (const path of taken) redirects.delete(path);
  const parts = [readGlossary(reader), readPictures(reader), unreadDraftsOf(reader)] as const;
  const [glossary, pictures, unreadDrafts] = await Promise.all(parts);
  return { productName, pages, links, redirects, cities, pictures, glossary, unreadDrafts };
}

/**
 * Fills the cache before the first judgement, since reading thousands of entries takes seconds. The first judgement
 * reports a failure.
 */
export function readSiteAhead(payload: Payload, siteUrl: string): void {
  readSite({ payload }, siteUrl).catch(() => undefined);
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
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  decorative: z.boolean().nullish(),
  alt: z.unknown(),
});

async function readPictures(reader: Reader): Promise<Map<number, SitePicture>> {
  const { docs } = await reader.payload.db.find({
    collection: "media",
    pagination: false,
    limit: 0,
    ...within(reader),
  });
  const pictures = (docs as unknown[]).map((doc) => storedPicture.parse(doc));
  return new Map(
    pictures.map(({ id, filename, filesize, width, height, focalX, focalY, decorative, alt }) => [
      id,
      {
        ...{ id, filename: filename ?? "", size: filesize ?? 0, width: width ?? 0, height: height ?? 0 },
        focal: { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 },
        ...{ isDecorative: decorative ?? false, alt: inEach(alt) },
      },
    ]),
  );
}
