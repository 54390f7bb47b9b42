/** Markdown twins of the pages that have a text (X2): written beside them, and again only where it is another one. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LOCALES } from "@future-native/contract/locales";
import { pathOfEntry } from "../../site/entries";
import { ROUTES } from "../../site/routes";
import type { Graphql } from "../../site/read-site";
import type { FeedContent } from "../feed";
import { imagesOf, markdownDocument, markdownPath, type DocumentContext } from "./document";
import { feedItem, refsInFeeds } from "./feed-item";
import { readDocuments, type DocumentEntry } from "./query";
import { readRefs, type DocumentRef } from "./refs";

/** Gatsby's own, which goes when a build begins from nothing. */
export interface BuildCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** Inputs of the documents of a locale beside the content, with a hash of them. */
export interface LocaleContext extends DocumentContext {
  readonly digest: string;
}

export interface DocumentsOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly graphql: Graphql;
  readonly cache: BuildCache;
  readonly contextOf: (locale: DocumentRef["locale"]) => LocaleContext;
}

interface WrittenDocument {
  readonly key: string;
  /** Absolute addresses of the pictures. */
  readonly images: readonly string[];
  /** Of those that are in a feed. */
  readonly item?: FeedContent | undefined;
}

export interface SiteDocuments {
  /** In the order of the lists. */
  readonly refs: readonly DocumentRef[];
  /** Absolute addresses of the pictures of a page, by its path. */
  readonly images: ReadonlyMap<string, readonly string[]>;
  /** Items of the feeds, by the page's path. */
  readonly items: ReadonlyMap<string, FeedContent>;
}

const CACHE_KEY = "documents";
/** So many entries at a time: the pictures of all of them at once would fill the memory. */
const AT_ONCE = 200;

/** Writes what has changed since the last build, and takes away what has no page any more. */
export async function writeDocuments({ folder, graphql, cache, contextOf }: DocumentsOptions): Promise<SiteDocuments> {
  const refs = await readRefs(graphql, (locale) => contextOf(locale).digest);
  const before = (await cache.get(CACHE_KEY)) as Record<string, WrittenDocument> | undefined;
  if (!before) await removeAll(folder);
  const known = new Map(Object.entries(before ?? {}));
  const inFeeds = new Set(refsInFeeds(refs).map(pathOfEntry));
  const isNew = (ref: DocumentRef) => {
    const path = pathOfEntry(ref);
    const one = known.get(path);
    return one?.key !== ref.key || (inFeeds.has(path) && !one.item);
  };
  const keys = new Map(refs.filter(isNew).map((ref) => [ref.id, ref.key]));
  const ids = [...keys.keys()];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const entries = await readDocuments(graphql, ids.slice(from, from + AT_ONCE));
    await Promise.all(entries.map((entry) => writeTwin(folder, entry, contextOf(entry.locale))));
    for (const entry of entries) {
      const context = contextOf(entry.locale);
      const path = pathOfEntry(entry);
      const images = new Set(imagesOf(entry, context).map(({ url }) => url));
      const item = inFeeds.has(path) ? feedItem(entry, context) : undefined;
      known.set(path, { key: keys.get(entry.id) ?? "", images: [...images], item });
    }
  }
  await deleteStale(known, { folder, present: new Set(refs.map(pathOfEntry)), inFeeds });
  await cache.set(CACHE_KEY, Object.fromEntries(known));
  return {
    refs,
    images: new Map([...known].map(([path, { images }]) => [path, images])),
    items: new Map([...known].flatMap(([path, { item }]) => (item ? [[path, item]] : []))),
  };
}

interface CurrentDocuments {
  readonly folder: string;
  readonly present: ReadonlySet<string>;
  readonly inFeeds: ReadonlySet<string>;
}

/** Takes away the documents that have no page any more, and what was known for a feed that has gone on. */
async function deleteStale(
  known: Map<string, WrittenDocument>,
  { folder, present, inFeeds }: CurrentDocuments,
): Promise<void> {
  for (const [path, { key, images, item }] of [...known]) {
    if (!present.has(path)) {
      known.delete(path);
      await rm(fileOf(folder, path), { force: true });
    } else if (item && !inFeeds.has(path)) known.set(path, { key, images });
  }
}

const fileOf = (folder: string, page: string) => join(folder, decodeURIComponent(markdownPath(page)));

async function writeTwin(folder: string, entry: DocumentEntry, context: DocumentContext): Promise<void> {
  const file = fileOf(folder, pathOfEntry(entry));
  const text = markdownDocument(entry, context);
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Without a note of what is there, all of it goes. */
async function removeAll(folder: string): Promise<void> {
  const lists = (["cases", "blog", "career"] as const).flatMap((route) =>
    LOCALES.map(({ prefix }) => join(folder, prefix, ROUTES[route].path)),
  );
  for (const list of lists) {
    const files = await readdir(list).catch(() => []);
    await Promise.all(files.filter((name) => name.endsWith(".md")).map((name) => rm(join(list, name))));
  }
}
