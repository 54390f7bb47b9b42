import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { pageI18n } from "../i18n/create-i18n";
import { DefaultLayout } from "../layouts/default-layout";
import { SearchPage as Search } from "../search/search-page";
import { PageHead } from "../seo/page-head";
import type { PageContext } from "../site/pages";
import { required } from "./required";

type Props = PageProps<Queries.SearchPageQuery, PageContext>;

/** The search, as an address of its own (X8). */
export default function SearchPage({ data }: Props) {
  const { t } = useTranslation();
  return (
    <DefaultLayout settings={required(data.settings, "site settings")} title={t("search.title")}>
      <Search />
    </DefaultLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.SearchPageQuery, PageContext>) => {
  const { t } = pageI18n(pageContext.language, data.locales);
  return <PageHead page={pageContext} data={data} title={t("search.title")} />;
};

export const query = graphql`
  query SearchPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...DefaultLayout
    }
  }
`;
