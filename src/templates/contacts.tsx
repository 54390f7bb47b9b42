import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { SimpleWithLogoLayout } from "../layouts/simple-with-logo-layout";
import type { PageContext } from "../site/pages";
import { ContactCities } from "../sections/contact-cities/contact-cities";
import { ContactDoors } from "../sections/contact-doors/contact-doors";
import { PageHead } from "../seo/page-head";
import { Heading } from "../ui/heading";
import * as styles from "./contacts.module.css";
import { required } from "./required";

type Props = PageProps<Queries.ContactsPageQuery, PageContext>;

/** One screen: the cities, how to reach them, and three reasons to write (N9). */
export default function ContactsPage({ data }: Props) {
  const { t } = useTranslation();
  const settings = required(data.settings, "site settings");
  const { title, lead } = required(settings.pages.contacts, "text of the screen");
  return (
    <SimpleWithLogoLayout settings={settings}>
      <div className={styles.screen}>
        <header className={styles.head}>
          <Heading level={1} size="h4">
            {title}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        <ContactCities offices={settings.offices} art={data.agencyArt?.cities} aria-label={t("contacts.offices")} />
        <ContactDoors settings={settings} aria-label={t("contacts.doors")} />
      </div>
    </SimpleWithLogoLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactsPageQuery, PageContext>) => {
  const page = data.settings?.pages.contacts;
  return <PageHead page={pageContext} data={data} title={page?.title} description={page?.lead} seo={page?.seo} />;
};

export const query = graphql`
  query ContactsPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    agencyArt {
      cities
    }
    settings: siteSettings(locale: { eq: $locale }) {
      ...SimpleWithLogoLayout
      ...ContactDoors
      offices {
        ...ContactCity
      }
      pages {
        contacts {
          title
          lead
          seo {
            ...HeadSeo
          }
        }
      }
    }
  }
`;
