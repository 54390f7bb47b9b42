import { pathOfEntry } from "../../site/entries";
import { absoluteUrl } from "../head-data";
import type { FeedContent } from "../feed";
import { htmlDocument, type DocumentContext } from "./document";
import type { DocumentEntry } from "./query";
import type { DocumentRef } from "./refs";

/** A feed holds so many of the newest articles. */
const NEWEST = 50;

/** @param refs in the order of the lists @returns those that a feed holds: the newest articles, all vacancies */
export function refsInFeeds(refs: readonly DocumentRef[]): DocumentRef[] {
  const posts = refs.filter(({ kind }) => kind === "post").slice(0, NEWEST);
  return [...posts, ...refs.filter(({ kind }) => kind === "vacancy")];
}

/** The item of an entry in a feed. */
export function feedItem(entry: DocumentEntry, context: DocumentContext): FeedContent {
  const { title, lead, publishedAt, updatedAt } = entry;
  const author = entry.kind === "post" ? entry.author : null;
  const url = absoluteUrl(context.siteUrl, pathOfEntry(entry));
  return { url, title, lead, html: htmlDocument(entry, context), author, publishedAt, updatedAt };
}
