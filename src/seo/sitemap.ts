import type { Page } from "../site/pages";
import { headData } from "./head-data";
import { escapeXml } from "./xml";

/**
 * The sitemap (X2): every page that is its own canonical, with its alternates and its last change.
 * @param siteUrl absolute, without a trailing slash
 */
export function sitemap(pages: readonly Page[], siteUrl: string): string {
  const urls = pages.flatMap(({ context, path, updatedAt }) => {
    const { canonical, alternates } = headData(context, {}, { url: siteUrl, productName: "", description: "" });
    if (canonical !== siteUrl + path) return [];
    const links = alternates.map(
      ({ hreflang, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>\n`,
    );
    return [
      `  <url>\n    <loc>${escapeXml(canonical)}</loc>\n    <lastmod>${escapeXml(updatedAt)}</lastmod>\n${links.join("")}  </url>\n`,
    ];
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join("")}</urlset>\n`
  );
}
