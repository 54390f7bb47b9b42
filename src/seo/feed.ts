import { Feed } from "feed";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { routePath } from "../site/routes";
import { FEED_PATH, absoluteUrl } from "./head-data";

export interface FeedPost {
  alias: string;
  title: string;
  lead: string;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601. */
  updatedAt: string;
}

export interface FeedChannel {
  title: string;
  description: string;
  siteUrl: string;
  /** When title or description last changed, ISO 8601. */
  updatedAt: string;
}

/** Everything but the characters of XML 1.0 (https://www.w3.org/TR/xml/#charsets), which no escape lets in. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const xmlText = (text: string) => text.replace(NOT_XML, "");

/**
 * RSS 2.0 of the blog (X2), newest article first. Says the same of the same content, whenever it is built: a release is made
 * when a file changes.
 */
export function feed(posts: readonly FeedPost[], channel: FeedChannel): string {
  const address = (path: string) => absoluteUrl(channel.siteUrl, path);
  const blog = address(routePath("blog", BLOG_LOCALE));
  const rss = new Feed({
    id: blog,
    title: xmlText(channel.title),
    description: xmlText(channel.description),
    link: blog,
    feed: address(FEED_PATH),
    language: getLocale(BLOG_LOCALE).tag,
    updated: latest([channel, ...posts]),
    generator: "Gatsby",
    copyright: "",
  });
  const newestFirst = [...posts].sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
  for (const { alias, title, lead, publishedAt } of newestFirst) {
    rss.addItem({
      title: xmlText(title),
      description: xmlText(lead),
      link: address(routePath("blog-alias", BLOG_LOCALE, { alias })),
      date: new Date(publishedAt),
    });
  }
  return rss.rss2();
}

const latest = (changes: readonly { updatedAt: string }[]) =>
  new Date(changes.reduce((last, { updatedAt }) => Math.max(last, Date.parse(updatedAt)), 0));
