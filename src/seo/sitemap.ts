import { Readable } from "node:stream";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import type { Page } from "../site/pages";
import { headData } from "./head-data";

/** Of the extensions that the library knows, those of alternates and pictures are used. */
const NAMESPACES = { xhtml: true, news: false, image: true, video: false };

/** Limit of pages in a file (https://www.sitemaps.org/protocol.html). */
const MOST_PAGES = 50_000;

export interface SitemapOptions {
  /** Absolute, without a trailing slash. */
  readonly siteUrl: string;
  /** Absolute addresses of the pictures of a page, by its path. */
  readonly images?: ReadonlyMap<string, readonly string[]>;
  /** Pages in a file. */
  readonly most?: number;
}

/**
 * The sitemap (X2): every page that is its own canonical, with its alternates, its pictures and its last change. If
 * they do not fit into one file, `sitemap.xml` is an index of several.
 * @returns the files' text by their name
 * @throws Error when there is no such page
 */
export async function sitemap(pages: readonly Page[], options: SitemapOptions): Promise<Record<string, string>> {
  const { siteUrl, most = MOST_PAGES } = options;
  const entries = entriesOf(pages, options);
  const parts = Array.from({ length: Math.ceil(entries.length / most) || 1 }, (_, index) =>
    entries.slice(index * most, (index + 1) * most),
  );
  const texts = await Promise.all(parts.map(write));
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return { "sitemap.xml": only };
  const names = texts.map((_, index) => `sitemap-${index + 1}.xml`);
  const index = parts.map((part, place) => ({ url: `${siteUrl}/${names[place]}`, lastmod: latest(part) }));
  const xml = await streamToPromise(Readable.from(index).pipe(new SitemapIndexStream()));
  return { "sitemap.xml": xml.toString(), ...Object.fromEntries(texts.map((text, place) => [names[place], text])) };
}

interface Entry {
  readonly url: string;
  readonly lastmod: string;
  readonly links: readonly { lang: string; url: string }[];
  readonly img: readonly { url: string }[];
}

function entriesOf(pages: readonly Page[], { siteUrl, images }: SitemapOptions): Entry[] {
  return pages.flatMap(({ context, path, updatedAt }) => {
    const { canonical, alternates } = headData(context, {}, { url: siteUrl, productName: "", description: "" });
    if (canonical !== siteUrl + path) return [];
    const links = alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
    return [{ url: canonical, lastmod: updatedAt, links, img: (images?.get(path) ?? []).map((url) => ({ url })) }];
  });
}

async function write(entries: readonly Entry[]): Promise<string> {
  const xml = await streamToPromise(Readable.from(entries).pipe(new SitemapStream({ xmlns: NAMESPACES })));
  return xml.toString();
}

const latest = (entries: readonly Entry[]) =>
  entries.reduce(
    (last, { lastmod }) => (Date.parse(lastmod) > Date.parse(last) ? lastmod : last),
    new Date(0).toISOString(),
  );
