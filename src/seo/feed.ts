import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { routePath } from "../site/routes";
import { FEED_PATH, absoluteUrl } from "./head-data";
import { escapeXml } from "./xml";

export interface FeedPost {
  alias: string;
  title: string;
  lead: string;
  /** ISO 8601. */
  publishedAt: string;
}

export interface FeedChannel {
  title: string;
  description: string;
  siteUrl: string;
}

function item({ alias, title, lead, publishedAt }: FeedPost, siteUrl: string): string {
  const url = escapeXml(absoluteUrl(siteUrl, routePath("blog-alias", BLOG_LOCALE, { alias })));
  return [
    "    <item>",
    `      <title>${escapeXml(title)}</title>`,
    `      <link>${url}</link>`,
    `      <guid isPermaLink="true">${url}</guid>`,
    `      <pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    `      <description>${escapeXml(lead)}</description>`,
    "    </item>\n",
  ].join("\n");
}

/** RSS 2.0 of the blog (X2), newest article first. */
export function feed(posts: readonly FeedPost[], { title, description, siteUrl }: FeedChannel): string {
  const newestFirst = [...posts].sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    <title>${escapeXml(title)}</title>`,
    `    <link>${escapeXml(absoluteUrl(siteUrl, routePath("blog", BLOG_LOCALE)))}</link>`,
    `    <atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(siteUrl, FEED_PATH))}"/>`,
    `    <description>${escapeXml(description)}</description>`,
    `    <language>${getLocale(BLOG_LOCALE).tag}</language>`,
    `${newestFirst.map((post) => item(post, siteUrl)).join("")}  </channel>`,
    "</rss>\n",
  ].join("\n");
}
