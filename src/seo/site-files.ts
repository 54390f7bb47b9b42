import { BLOG_LOCALE } from "@future-native/contract/locales";
import { redirectFiles } from "../site/redirect-files";
import { feed } from "./feed";
import { robots } from "./robots";
import { sitemap } from "./sitemap";
import { ask, type Graphql, type Site } from "../site/read-site";

const BLOG_FEED = `
  query BlogFeed($locale: String!) {
    posts: allBlogPost(sort: [{ publishedAt: DESC }, { entryId: ASC }]) { nodes { alias title lead publishedAt } }
    settings: siteSettings(locale: { eq: $locale }) {
      productName
      description
      pages { blog { title lead } }
    }
  }
`;

interface FeedData {
  posts: { nodes: Parameters<typeof feed>[0] };
  settings: {
    productName: string;
    description: string;
    pages: { blog: { title: string; lead: string | null } };
  };
}

/** @returns the files of a built site that are no pages: their text by their path from the root of the repository */
export async function siteFiles({ pages, redirects }: Site, siteUrl: string, graphql: Graphql) {
  const { posts, settings } = await ask<FeedData>(graphql, BLOG_FEED, { locale: BLOG_LOCALE });
  const { title, lead } = settings.pages.blog;
  const channel = { title: `${title} — ${settings.productName}`, description: lead ?? settings.description, siteUrl };
  const noted = pages.map(({ path, context: { route, locale, entryId } }) => ({ path, route, locale, entryId }));
  return {
    "public/sitemap.xml": sitemap(pages, siteUrl),
    "public/rss.xml": feed(posts.nodes, channel),
    "public/robots.txt": robots(siteUrl),
    ...Object.fromEntries(Object.entries(redirectFiles(redirects)).map(([name, text]) => [`public/${name}`, text])),
    // For those who make a release of it: what must be there, and where an entry has its page.
    ".cache/pages.json": JSON.stringify({ pages: noted, redirects }),
  };
}
