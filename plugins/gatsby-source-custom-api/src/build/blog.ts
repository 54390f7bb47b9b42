/** The blog, which is written in one locale only. */
import type { BlogExternal, BlogPost, BlogTag } from "@future-native/contract";
import type { Body } from "./draft";
import { readingMinutes } from "./reading-time";
import { blockFields, seoFields, type PictureTaker } from "./rich-text";

export function blogTagBody({ alias, title, sort }: BlogTag): Body {
  return { fields: { alias, title, sort } };
}

export function blogExternalBody({ title, source, url, date, sort }: BlogExternal): Body {
  return { fields: { title, source, url, date, sort } };
}

export function blogPostBody(post: BlogPost, nextId: string | null, take: PictureTaker): Body {
  const { alias, formerAliases, title, lead, author, sort, publishedAt, updatedAt } = post;
  return {
    fields: {
      ...{ alias, formerAliases, title, lead, author, sort, publishedAt, updatedAt },
      cover: take(post.cover, "cover"),
      body: blockFields(post.body, "body", take),
      readingMinutes: readingMinutes(post.body),
      seo: seoFields(post.seo, "seo", take),
    },
    relations: [
      { field: "tagIds", link: "tagNodeIds", type: "BlogTag", target: post.tagIds },
      { field: "next", link: "nextNodeId", type: "BlogPost", target: nextId },
    ],
  };
}
