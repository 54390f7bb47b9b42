import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DefaultLayout } from "../layouts/default-layout";
import type { PageContext } from "../site/pages";
import { Brief } from "../sections/brief/brief";
import { CasesMosaic } from "../sections/cases-mosaic/cases-mosaic";
import { ListHead } from "../sections/list-head/list-head";
import { PageHead } from "../seo/page-head";
import { Container } from "../ui/container";
import * as styles from "./cases.module.css";
import { required } from "./required";

type Props = PageProps<Queries.CasesPageQuery, PageContext>;

/** All cases with a filter by category (N7). */
export default function CasesPage({ data }: Props) {
  const settings = required(data.settings, "site settings");
  const { title, lead } = required(settings.pages.cases, "text of the screen");
  return (
    <DefaultLayout settings={settings} title={title}>
      <ListHead title={title} count={data.cases.nodes.length} lead={lead} className={styles.head} />
      <Container>
        <CasesMosaic cases={data.cases.nodes} categories={data.categories.nodes} className={styles.cases} />
      </Container>
      <Brief settings={settings} />
    </DefaultLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CasesPageQuery, PageContext>) => {
  const page = data.settings?.pages.cases;
  return <PageHead page={pageContext} data={data} title={page?.title} description={page?.lead} seo={page?.seo} />;
};

export const query = graphql`
  query CasesPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...DefaultLayout
      ...Brief
      pages {
        cases {
          title
          lead
          seo {
            ...HeadSeo
          }
        }
      }
    }
    cases: allCase(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...CaseCard
      }
    }
    categories: allCaseCategory(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...CaseFilter
      }
    }
  }
`;
