import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { FormType } from "@future-native/contract/form-rules";
import { EnquiryForm } from "../forms/enquiry-form";
import { pageI18n } from "../i18n/create-i18n";
import { useTranslation } from "react-i18next";
import { SimpleWithLogoLayout } from "../layouts/simple-with-logo-layout";
import type { PageContext } from "../site/pages";
import type { RouteName } from "../site/routes";
import { PageHead } from "../seo/page-head";
import { Heading } from "../ui/heading";
import * as styles from "./enquiry.module.css";
import { required } from "./required";

type Props = PageProps<Queries.EnquiryPageQuery, PageContext>;

const FORM_OF: Partial<Record<RouteName, FormType>> = { "contacts-brief": 1, "contacts-job": 2, "contacts-speaker": 3 };

/** The form as a page (F6): where its links lead without a script, and what one can send a link to. */
export default function EnquiryPage({ data, pageContext }: Props) {
  const { t } = useTranslation();
  const formType = required(FORM_OF[pageContext.route], "form");
  const settings = required(data.settings, "site settings");
  return (
    <SimpleWithLogoLayout settings={settings}>
      <div className={styles.page}>
        <EnquiryForm
          formType={formType}
          mailbox={formType === 2 ? (settings.email.jobs ?? undefined) : undefined}
          title={<Heading level={1}>{t(`form.titles.${formType}`)}</Heading>}
        />
      </div>
    </SimpleWithLogoLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.EnquiryPageQuery, PageContext>) => {
  const { t } = pageI18n(pageContext.language, data.locales);
  const formType = required(FORM_OF[pageContext.route], "form");
  return <PageHead page={pageContext} data={data} title={t(`form.titles.${formType}`)} />;
};

export const query = graphql`
  query EnquiryPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...SimpleWithLogoLayout
      email {
        jobs
      }
    }
  }
`;
