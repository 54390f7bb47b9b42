import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DefaultLayout } from "../layouts/default-layout";
import type { PageContext } from "../site/pages";
import { CasesStrip } from "../sections/cases-strip/cases-strip";
import { Hero } from "../sections/hero/hero";
import { PageHead } from "../seo/page-head";
import { HomeBelow } from "./home/home-below";
import { required } from "./required";

type Props = PageProps<Queries.HomePageQuery, PageContext>;

/** Home: the slogan, what was made, by whom, and the way in (N1, N24). */
export default function HomePage({ data }: Props) {
  const settings = required(data.settings, "site settings");
  return (
    <DefaultLayout settings={settings}>
      <Hero settings={settings} cases={data.featured.nodes} />
      <CasesStrip cases={data.featured.nodes} total={data.cases.totalCount} />
      <HomeBelow data={data} />
    </DefaultLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) => (
  <PageHead page={pageContext} data={data} seo={data.settings?.pages.home.seo} />
);

export const query = graphql`
  query HomePage($locale: String!, $language: String!, $namespaces: [String!]!) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...DefaultLayout
      ...Hero
      ...Results
      ...Brief
      pages {
        home {
          seo {
            ...HeadSeo
          }
        }
      }
    }
    featured: allCase(
      filter: { locale: { eq: $locale }, featured: { eq: true } }
      sort: [{ sort: ASC }, { entryId: ASC }]
    ) {
      nodes {
        ...HeroTerritory
        ...CaseSlide
      }
    }
    cases: allCase(filter: { locale: { eq: $locale } }) {
      totalCount
    }
    services: allService(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...ServiceLine
      }
    }
    awards: allAward(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...AwardRow
      }
    }
    clients: allClient(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...ClientMark
      }
    }
    team: allTeamMember(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...TeamPortrait
      }
    }
    teamCategories: allTeamCategory(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...TeamFilter
      }
    }
    vacancies: allVacancy(
      filter: { locale: { eq: $locale }, closed: { eq: false } }
      sort: [{ sort: ASC }, { entryId: ASC }]
    ) {
      nodes {
        ...JobLine
      }
    }
    cities: allJobCity(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...JobCityOption
      }
    }
    news: allNewsItem(filter: { locale: { eq: $locale } }, sort: [{ date: DESC }, { entryId: ASC }], limit: 6) {
      nodes {
        ...NewsLine
      }
    }
  }
`;
