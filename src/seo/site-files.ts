import { BLOG_LOCALE } from "@future-native/contract/locales";
import { ask, type Graphql, type Site } from "../site/read-site";
import { feed, type FeedPost } from "./feed";
import { robots } from "./robots";
import { sitemap } from "./sitemap";

const BLOG_FEED = `
  query BlogFeed($locale: String!) {
    posts: allBlogPost(sort: [{ publishedAt: DESC }, { entryId: ASC }]) {
      nodes { alias title lead publishedAt updatedAt }
    }
    settings: siteSettings(locale: { eq: $locale }) {
      productName
      description
      updatedAt
      pages { blog { title lead } }
    }
  }
`;

interface FeedData {
  posts: { nodes: FeedPost[] };
  settings: {
    productName: string;
    description: string;
    updatedAt: string;
    pages: { blog: { title: string; lead: string | null } };
  };
}

/** @returns what search engines and feed readers ask for (X2): the files' text by their name */
export async function siteFiles({ pages }: Site, siteUrl: string, graphql: Graphql): Promise<Record<string, string>> {
  const { posts, settings } = await ask<FeedData>(graphql, BLOG_FEED, { locale: BLOG_LOCALE });
  const { productName, updatedAt } = settings;
  const { title, lead } = settings.pages.blog;
  const channel = { title: `${title} — ${productName}`, description: lead ?? settings.description, siteUrl, updatedAt };
  return {
    "sitemap.xml": await sitemap(pages, siteUrl),
    "rss.xml": feed(posts.nodes, channel),
    "robots.txt": robots(siteUrl),
  };
}
