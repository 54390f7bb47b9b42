/** Published content, cached between judgements: only entries that have changed are read again. */
import type { CollectionSlug, GlobalSlug, Where } from "payload";
import { z } from "zod";
import { isRecord, textOf, type Doc } from "payload-kit";
import { readChanged, type CachedEntries } from "payload-kit/changed-entries";
import { isContent } from "payload-kit/content-lists";
import type { ListConfig } from "payload-kit/entries";
import { within, type Reader } from "payload-kit/in-transaction";
import { sharedState } from "payload-kit/shared-state";
import type { ContentOptions, PictureOptions } from "./content";
import { entryOf, type Entry } from "./entry";
import { localesOf } from "payload-kit/locales";
import type { Site, SiteLink, SitePage, SitePicture } from "./site";

interface SiteOptions {
  readonly content: ContentOptions;
  readonly pictures: PictureOptions;
}

const judged = sharedState<Map<string, CachedEntries<Entry>>>("gate.judged-entries");

function keptOf(slug: string): CachedEntries<Entry> {
  const lists = (judged.value ??= new Map());
  const kept = lists.get(slug) ?? new Map();
  lists.set(slug, kept);
  return kept;
}

async function read(reader: Reader, collection: CollectionSlug, where: Where): Promise<Doc[]> {
  const asked = { collection, where, locale: "all", depth: 0, pagination: false, ...within(reader) } as const;
  const { docs } = await reader.payload.find(asked);
  return (docs as unknown[]).filter(isRecord);
}

/** The entries of a collection that visitors see, by their ids. */
function published(reader: Reader, { slug }: ListConfig, toEntry: (doc: Doc) => Entry): Promise<Map<number, Entry>> {
  const collection = slug as CollectionSlug;
  return readChanged(reader, {
    collection,
    kept: keptOf(slug),
    read: async (where) => (await read(reader, collection, where)).map((doc) => [Number(doc.id), toEntry(doc)]),
  });
}

/** Everything that is published, and the library; what the reader's own transaction has published too. */
export async function readSite(reader: Reader, options: SiteOptions): Promise<Site> {
  const { config } = reader.payload;
  const { codes } = localesOf(config);
  const pages: SitePage[] = [];
  const links: SiteLink[] = [];
  const redirects = new Map<string, string>();
  const make = (list: ListConfig, doc: Doc, id = "") => entryOf(list, id, doc, { codes, ...options });
  const add = (list: string, id: string, entry: Entry) => {
    for (const page of entry.pages) pages.push({ ...page, list, id, entry: entry.title });
    for (const link of entry.links) links.push({ ...link, list, id, title: entry.title });
    for (const [from, to] of redirectsOf(list, id, entry, options.content)) redirects.set(from, to);
  };
  for (const list of config.collections.filter(isContent)) {
    const entries = await published(reader, list, (doc) => make(list, doc, String(doc.id)));
    for (const [id, entry] of entries) add(list.slug, String(id), entry);
  }
  for (const list of config.globals.filter(isContent)) {
    const asked = { slug: list.slug as GlobalSlug, locale: "all", depth: 0, ...within(reader) } as const;
    const doc: unknown = await reader.payload.findGlobal(asked);
    if (isRecord(doc)) add(list.slug, "", make(list, doc));
  }
  for (const { path } of pages) redirects.delete(path);
  const { paths } = options.content;
  return { pages, paths, links, redirects, pictures: await readPictures(reader, options.pictures, codes) };
}

/** Redirects that an entry makes. */
export const redirectsOf = (list: string, id: string, { doc, fieldValues, pages }: Entry, content: ContentOptions) =>
  content.redirects?.({ list, id, doc, fieldValues }, pages) ?? [];

const storedPicture = z.looseObject({
  id: z.number(),
  filename: z.string().nullish(),
  filesize: z.number().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
});

async function readPictures(
  reader: Reader,
  { alt, collection, decorative }: PictureOptions,
  codes: readonly string[],
): Promise<Map<number, SitePicture>> {
  const all = { pagination: false, limit: 0 } as const;
  const { docs } = await reader.payload.db.find({
    collection: collection as CollectionSlug,
    ...all,
    ...within(reader),
  });
  const pictures = (docs as unknown[]).map((doc) => storedPicture.parse(doc));
  return new Map(
    pictures.map((picture) => {
      const { id, filename, filesize, width, height, focalX, focalY } = picture;
      const alts = isRecord(picture[alt]) ? picture[alt] : {};
      return [
        id,
        {
          ...{ id, filename: filename ?? "", size: filesize ?? 0, width: width ?? 0, height: height ?? 0 },
          focal: { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 },
          isDecorative: picture[decorative] === true,
          alt: Object.fromEntries(codes.map((code) => [code, textOf(alts[code])])),
        },
      ];
    }),
  );
}
