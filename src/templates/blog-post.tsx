import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { BlogLayout } from "../layouts/blog-layout";
import type { PageContext } from "../site/pages";
import { Article } from "../sections/article/article";
import { ContentBlocks } from "../sections/content-blocks/content-blocks";
import { NextArticle } from "../sections/next-article/next-article";
import { sharedImage } from "../seo/head-data";
import { PageHead } from "../seo/page-head";
import { article } from "../seo/article";
import { Container } from "../ui/container";
import { required } from "./required";

type Data = Queries.BlogPostPageQuery;

export default function BlogPostPage({ data }: PageProps<Data, PageContext>) {
  const settings = required(data.settings, "site settings");
  const post = required(data.post, "article");
  return (
    <BlogLayout settings={settings} title={post.title}>
      <Article post={post}>
        <Container>
          <ContentBlocks blocks={post.body} arrangement="article" />
        </Container>
      </Article>
      {post.next && <NextArticle post={post.next} />}
    </BlogLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const { post } = data;
  return (
    <PageHead
      page={pageContext}
      data={data}
      title={post?.title}
      description={post?.lead}
      seo={post?.seo}
      structuredData={({ site, page, absolute }) =>
        post
          ? [
              article({
                ...post,
                url: page,
                siteUrl: site,
                language: getLocale(BLOG_LOCALE).tag,
                image: sharedImage(post.cover, absolute),
              }),
            ]
          : []
      }
    />
  );
};

export const query = graphql`
  query BlogPostPage(
    $locale: String!
    $language: String!
    $namespaces: [String!]!
    $route: String!
    $entryId: String!
  ) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...BlogLayout
    }
    post: blogPost(entryId: { eq: $entryId }) {
      ...Article
      updatedAt
      cover {
        ...HeadPicture
      }
      body {
        ...ContentBlocks
      }
      seo {
        ...HeadSeo
      }
      next {
        ...NextArticle
      }
    }
  }
`;
