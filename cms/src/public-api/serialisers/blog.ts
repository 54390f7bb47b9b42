import { BLOG_LOCALE, type BlogExternal, type BlogPost, type BlogTag, type NewsItem } from "@future-native/contract";
import type {
  BlogExternal as BlogExternalDoc,
  BlogPost as BlogPostDoc,
  BlogTag as BlogTagDoc,
  News,
} from "../../payload-types";
import type { ContentPlace } from "../content-error";
import type { MediaLookup } from "./pictures";
import { blocksOf, dateOf, publishedIds, requiredText, seoOf, textOf, type Targets } from "./values";

export function serialiseBlogTag(doc: BlogTagDoc): BlogTag {
  const place: ContentPlace = { kind: "blog-tags", id: doc.id, name: doc.title };
  return { id: String(doc.id), alias: requiredText(doc.alias, place, "alias"), title: doc.title, sort: doc.sort ?? 0 };
}

/** @param tags ids of the tags that exist */
export function serialiseBlogPost(doc: BlogPostDoc, tags: ReadonlySet<string>, targets: Targets): BlogPost {
  const { pictures } = targets;
  const place: ContentPlace = { kind: "blog-posts", id: doc.id, name: doc.title, locale: BLOG_LOCALE };
  return {
    id: String(doc.id),
    alias: requiredText(doc.alias, place, "alias"),
    formerAliases: doc.formerAliases ?? [],
    title: requiredText(doc.title, place, "title"),
    lead: requiredText(doc.lead, place, "lead"),
    author: textOf(doc.author),
    tagIds: publishedIds(doc.tags, tags),
    cover: pictures.optional(doc.cover, place, "cover"),
    body: blocksOf(doc.body, place, "body", targets),
    seo: seoOf(doc.seo, place, pictures),
    sort: doc.sort ?? 0,
    publishedAt: doc.publishedAt ?? doc.createdAt,
    updatedAt: doc.updatedAt,
  };
}

export function serialiseBlogExternal(doc: BlogExternalDoc): BlogExternal {
  const { title, source, url } = doc;
  return { id: String(doc.id), title, source, url, date: dateOf(doc.date), sort: doc.sort ?? 0 };
}

export function serialiseNewsItem(doc: News, pictures: MediaLookup): NewsItem {
  const place: ContentPlace = { kind: "news", id: doc.id, name: doc.title, locale: doc.locale };
  return {
    id: String(doc.id),
    locale: doc.locale,
    date: dateOf(doc.date),
    title: requiredText(doc.title, place, "title"),
    text: requiredText(doc.text, place, "text"),
    url: textOf(doc.url),
    picture: pictures.optional(doc.picture, place, "picture"),
    updatedAt: doc.updatedAt,
  };
}
