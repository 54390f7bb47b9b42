/** Feeds for readers and job boards (X2). They say the same of the same content, whenever they are built: a release is made when a file changes. */
import { Feed } from "feed";

export interface FeedItem {
  /** URI by which a reader knows the item again, whatever its alias becomes. */
  id: string;
  /** Absolute address of its page. */
  url: string;
  title: string;
  lead: string;
  /** The whole text, without an address that is relative. */
  html: string;
  author?: string | null;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** An item before it has its identity. */
export type FeedContent = Omit<FeedItem, "id">;

export interface FeedChannel {
  title: string;
  description: string;
  /** BCP 47 tag of its texts. */
  language: string;
  /** Absolute address of the page that lists the items. */
  page: string;
  /** Absolute address of the feed. */
  self: string;
  /** When title or description last changed, ISO 8601. */
  updatedAt: string;
}

/** Everything but the characters of XML 1.0 (https://www.w3.org/TR/xml/#charsets), which no escape lets in. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const xmlText = (text: string) => text.replace(NOT_XML, "");

const newestFirst = (items: readonly FeedItem[]) =>
  [...items].sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));

/** RSS 2.0, newest item first. */
export function rssFeed(items: readonly FeedItem[], channel: FeedChannel): string {
  const rss = new Feed({
    id: channel.page,
    title: xmlText(channel.title),
    description: xmlText(channel.description),
    link: channel.page,
    feed: channel.self,
    language: channel.language,
    updated: latest([channel, ...items]),
    generator: "Gatsby",
    copyright: "",
  });
  for (const { id, url, title, lead, html, publishedAt } of newestFirst(items)) {
    rss.addItem({
      guid: id,
      title: xmlText(title),
      description: xmlText(lead),
      content: xmlText(html),
      link: url,
      date: new Date(publishedAt),
    });
  }
  // The library writes no attribute, and a guid without one is a permalink.
  return items.reduce(
    (xml, { id }) => xml.replace(`<guid>${id}</guid>`, `<guid isPermaLink="false">${id}</guid>`),
    rss.rss2(),
  );
}

/** The same by https://www.jsonfeed.org/version/1.1/. */
export function jsonFeed(items: readonly FeedItem[], channel: FeedChannel): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: channel.title,
    description: channel.description,
    home_page_url: channel.page,
    feed_url: channel.self,
    language: channel.language,
    items: newestFirst(items).map(({ id, url, title, lead, html, author, publishedAt, updatedAt }) => ({
      id,
      url,
      title,
      summary: lead,
      content_html: html,
      date_published: publishedAt,
      date_modified: updatedAt,
      ...(author ? { authors: [{ name: author }] } : {}),
    })),
  });
}

const latest = (changes: readonly { updatedAt: string }[]) =>
  new Date(changes.reduce((last, { updatedAt }) => Math.max(last, Date.parse(updatedAt)), 0));
