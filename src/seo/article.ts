import { image, thing, type ImageData, type StructuredData } from "./structured-data";

interface ArticleData {
  url: string;
  siteUrl: string;
  title: string;
  lead: string;
  /** Language tag of the text. */
  language: string;
  author?: string | null;
  image?: ImageData | undefined;
  publishedAt: string;
  updatedAt: string;
}

/** An article of the blog. */
export function article(post: ArticleData): StructuredData {
  return thing("Article", {
    headline: post.title,
    description: post.lead,
    inLanguage: post.language,
    mainEntityOfPage: post.url,
    image: image(post.image),
    author: post.author ? { "@type": "Person", name: post.author } : { "@id": `${post.siteUrl}/#organization` },
    publisher: { "@id": `${post.siteUrl}/#organization` },
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
  });
}
