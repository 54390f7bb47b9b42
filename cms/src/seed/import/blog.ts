import { BLOG_LOCALE } from "@future-native/contract";
import type { DemoContent } from "../demo-schema";
import { withoutGate } from "payload-publish-gate/without-gate";
import { richTextOf } from "./blocks";
import { lookUp, saveEntry, sortOf, type ImportContext, type Keys } from "./context";
import { noon } from "./people";

async function importTags(context: ImportContext, { tags }: DemoContent): Promise<Keys> {
  const ids = new Map<string, number>();
  for (const [index, { key, alias, title }] of tags.entries()) {
    ids.set(key, await saveEntry(context, "blog-tags", { alias, title, sort: sortOf(index) }));
  }
  return ids;
}

async function importPosts(context: ImportContext, { posts }: DemoContent, tags: Keys): Promise<void> {
  for (const [index, post] of posts.entries()) {
    const { alias, title, lead, author, publishedAt } = post;
    await context.payload.create({
      collection: "blog-posts",
      locale: BLOG_LOCALE,
      depth: 0,
      context: withoutGate("demo import"),
      data: {
        alias,
        title,
        lead,
        author,
        body: richTextOf(post.body, context),
        tags: post.tags.map((key) => lookUp(tags, key, "blog tag")),
        cover: context.pictureId(post.cover.file),
        publishedAt,
        sort: sortOf(index),
        _status: "published",
      },
    });
  }
}

/** Imports tags, articles, texts elsewhere and the news of every language. */
export async function importBlog(context: ImportContext, content: DemoContent): Promise<void> {
  await importPosts(context, content, await importTags(context, content));
  for (const [index, { date, ...external }] of content.externals.entries()) {
    await saveEntry(context, "blog-externals", {
      ...external,
      date: noon(date),
      sort: sortOf(index),
      _status: "published",
    });
  }
  for (const { date, ...news } of content.news) {
    await saveEntry(context, "news", { ...news, date: noon(date), _status: "published" });
  }
}
