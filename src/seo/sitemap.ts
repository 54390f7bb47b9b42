import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import type { Page } from "../site/pages";
import { headData } from "./head-data";

/** Of the extensions that the library knows, only the alternates' is used. */
const NAMESPACES = { xhtml: true, news: false, image: false, video: false };

/**
 * The sitemap (X2): every page that is its own canonical, with its alternates and its last change.
 * @param siteUrl absolute, without a trailing slash
 * @throws Error when there is no such page
 */
export async function sitemap(pages: readonly Page[], siteUrl: string): Promise<string> {
  const entries = pages.flatMap(({ context, path, updatedAt }) => {
    const { canonical, alternates } = headData(context, {}, { url: siteUrl, productName: "", description: "" });
    if (canonical !== siteUrl + path) return [];
    const links = alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
    return [{ url: canonical, lastmod: updatedAt, links }];
  });
  const xml = await streamToPromise(Readable.from(entries).pipe(new SitemapStream({ xmlns: NAMESPACES })));
  return xml.toString();
}
