import { graphql, type HeadProps, type PageProps } from "gatsby";
import { pageI18n } from "../i18n/create-i18n";
import { ErrorView } from "../layouts/error-view";
import { SimpleLayout } from "../layouts/simple-layout";
import type { PageContext } from "../site/pages";
import { PageHead } from "../seo/page-head";
import { required } from "./required";

type Props = PageProps<Queries.NotFoundPageQuery, PageContext>;

/** The number as territory marks, one sentence, one link (N11). */
export default function NotFoundPage({ data }: Props) {
  const settings = required(data.settings, "site settings");
  return (
    <SimpleLayout settings={settings}>
      <ErrorView />
    </SimpleLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageContext>) => {
  const { t } = pageI18n(pageContext.language, data.locales);
  return <PageHead page={pageContext} data={data} title={t("errors.notFound")} />;
};

export const query = graphql`
  query NotFoundPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...SimpleLayout
    }
  }
`;
