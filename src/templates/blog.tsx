import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { useLocale } from "../i18n/use-locale";
import { useTranslation } from "react-i18next";
import { BlogLayout } from "../layouts/blog-layout";
import type { PageContext } from "../site/pages";
import { BlogExternals } from "../sections/blog-externals/blog-externals";
import { BlogList } from "../sections/blog-list/blog-list";
import { ListHead } from "../sections/list-head/list-head";
import { PageHead } from "../seo/page-head";
import { required } from "./required";

type Data = Queries.BlogPageQuery;

export default function BlogPage({ data }: PageProps<Data, PageContext>) {
  const { t } = useTranslation();
  const { code, tag } = useLocale();
  const settings = required(data.settings, "site settings");
  const page = required(data.blog?.pages.blog, "text of the screen");
  return (
    <BlogLayout settings={settings} title={page.title}>
      <ListHead
        lang={getLocale(BLOG_LOCALE).tag}
        title={page.title}
        count={data.posts.nodes.length}
        lead={page.lead}
        note={code !== BLOG_LOCALE && <span lang={tag}>{t("blog.inRussian")}</span>}
      />
      <BlogList posts={data.posts.nodes} tags={data.tags.nodes} />
      {data.externals.nodes.length > 0 && <BlogExternals externals={data.externals.nodes} />}
    </BlogLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const page = data.blog?.pages.blog;
  return <PageHead page={pageContext} data={data} title={page?.title} description={page?.lead} seo={page?.seo} />;
};

export const query = graphql`
  query BlogPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...BlogLayout
    }
    blog: siteSettings(locale: { eq: "ru" }) {
      pages {
        blog {
          title
          lead
          seo {
            ...HeadSeo
          }
        }
      }
    }
    posts: allBlogPost(sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...BlogLine
      }
    }
    tags: allBlogTag(sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...BlogTagOption
      }
    }
    externals: allBlogExternal(sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...ExternalLine
      }
    }
  }
`;
