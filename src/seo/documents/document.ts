/** A case, an article or a vacancy as a document: the texts of its page, without the page. */
import type { Description } from "../../site/describe-entry";
import { pathOfEntry } from "../../site/entries";
import { picturesOf } from "../../site/entry-blocks";
import type { FeedContent } from "../feed";
import { absoluteUrl } from "../head-data";
import { escapeHtml, htmlList } from "../html-text";
import { addressesOf, type Addresses } from "./addresses";
import { htmlOf } from "./html";
import { escapeMarkdown, markdownLink, markdownList, markdownOf } from "./markdown";

/** Path of a page's Markdown document. */
export const markdownPath = (page: string): string => `${page}.md`;

/** @param siteUrl absolute, without a trailing slash */
const urlOf = (entry: Description, siteUrl: string) => absoluteUrl(siteUrl, pathOfEntry(entry));

const coverOf = ({ cover }: Description, { image }: Addresses) => (cover ? image(cover) : undefined);

/** The Markdown twin of a page (X2), and the absolute addresses of the pictures that the page shows of the entry. */
export function markdownDocument(entry: Description, siteUrl: string): { text: string; images: string[] } {
  const { title, lead, facts, body, locale } = entry;
  const url = urlOf(entry, siteUrl);
  const addresses = addressesOf(url, locale, siteUrl);
  const cover = coverOf(entry, addresses);
  const parts = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(lead),
    markdownList(facts),
    cover ? `!${markdownLink(cover.alt, cover.url)}` : "",
    ...markdownOf(body, addresses),
    `<${url}>`,
  ];
  const images = [cover, ...picturesOf(body).map(addresses.image)].flatMap((image) => image?.url ?? []);
  return { text: `${parts.filter((part) => part !== "").join("\n\n")}\n`, images: [...new Set(images)] };
}

/** An entry in a feed: its lead and its text, in HTML with absolute addresses only. */
export function feedItem(entry: Description, siteUrl: string): FeedContent {
  const { kind, title, lead, facts, body, author = null, publishedAt, updatedAt } = entry;
  const url = urlOf(entry, siteUrl);
  const addresses = addressesOf(url, entry.locale, siteUrl);
  const cover = coverOf(entry, addresses);
  const html = [
    `<p>${escapeHtml(lead)}</p>`,
    kind === "vacancy" ? htmlList(facts) : "",
    cover ? `<p><img src="${escapeHtml(cover.url)}" alt="${escapeHtml(cover.alt)}"></p>` : "",
    htmlOf(body, addresses),
  ].join("");
  return { url, title, lead, html, author, publishedAt, updatedAt };
}
