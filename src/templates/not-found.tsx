import { graphql, type HeadProps, type PageProps } from "gatsby";
import { getLocale } from "@future-native/contract/locales";
import { createTranslate, parseMessages } from "../i18n/messages";
import { useMessages } from "../i18n/use-messages";
import { SimpleLayout } from "../layouts/simple-layout";
import type { PageContext } from "../page-map";
import { PageHead } from "../seo/page-head";
import { Arrow } from "../ui/arrow";
import { ButtonLink } from "../ui/button-link";
import { Heading } from "../ui/heading";
import * as styles from "./not-found.module.css";
import { NotFoundArt } from "./not-found-art";
import { required } from "./required";

type Props = PageProps<Queries.NotFoundPageQuery, PageContext>;

/** The number as territory marks, one sentence, one link (N11). */
export default function NotFoundPage({ data }: Props) {
  const t = useMessages();
  const settings = required(data.settings, "site settings");
  return (
    <SimpleLayout settings={settings}>
      <div className={styles.page}>
        <NotFoundArt className={styles.art} />
        <Heading level={1} size="h2" className={styles.title}>
          {t("errors.notFound")}
        </Heading>
        <p className={styles.lead}>{t("errors.notFoundLead")}</p>
        <ButtonLink route="index" className={styles.link}>
          {t("errors.home")} <Arrow />
        </ButtonLink>
      </div>
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
