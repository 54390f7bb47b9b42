import { graphql, type HeadProps, type PageProps } from "gatsby";
import { getLocale } from "@future-native/contract/locales";
import { createTranslate, parseMessages } from "../i18n/messages";
import { ErrorView } from "../layouts/error-view";
import { SimpleLayout } from "../layouts/simple-layout";
import type { PageContext } from "../page-map";
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
  const t = createTranslate(parseMessages(data.locales.nodes), getLocale(pageContext.locale).tag);
  return <PageHead page={pageContext} data={data} title={t("errors.notFound")} />;
};

export const query = graphql`
  query NotFoundPage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...SimpleLayout
    }
  }
`;
