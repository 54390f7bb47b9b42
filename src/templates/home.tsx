import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DefaultLayout } from "../layouts/default-layout";
import type { PageContext } from "../site/pages";
import { Awards } from "../sections/awards/awards";
import { Brief } from "../sections/brief/brief";
import { CareersLink } from "../sections/careers-link/careers-link";
import { CasesStrip } from "../sections/cases-strip/cases-strip";
import { Clients } from "../sections/clients/clients";
import { Hero } from "../sections/hero/hero";
import { Jobs } from "../sections/jobs/jobs";
import { News } from "../sections/news/news";
import { Results } from "../sections/results/results";
import { Services } from "../sections/services/services";
import { TeamLine } from "../sections/team-line/team-line";
import { PageHead } from "../seo/page-head";
import { TerritoryBand } from "../ui/territory/territory-band";
import { required } from "./required";

type Props = PageProps<Queries.HomePageQuery, PageContext>;

/** Index of the selected case whose territory separates figures and services, counted from the end. */
const BORDER = -2;

/** Home: the slogan, what was made, by whom, and the way in (N1, N24). */
export default function HomePage({ data }: Props) {
  const settings = required(data.settings, "site settings");
  const border = data.featured.nodes.at(BORDER)?.territory;
  return (
    <DefaultLayout settings={settings} title={settings.slogan ?? settings.productName}>
      <Hero settings={settings} cases={data.featured.nodes} first={data.first.nodes[0]?.territory.parts} />
      <CasesStrip cases={data.featured.nodes} total={data.cases.totalCount} />
      <Results settings={settings} />
      {border && <TerritoryBand territory={border} />}
      <Services id="services" services={data.services.nodes} />
      <Awards id="awards" awards={data.awards.nodes} />
      <Clients clients={data.clients.nodes} />
      <TeamLine id="team" members={data.team.nodes} />
      <Jobs vacancies={data.vacancies.nodes} cities={data.cities.nodes} more={<CareersLink />} />
      <News id="news" items={data.news.nodes} />
      <Brief settings={settings} />
    </DefaultLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) => (
  <PageHead page={pageContext} data={data} seo={data.settings?.pages.home?.seo} />
);

export const query = graphql`
  query HomePage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    ...TeamFaces
    ...Jobs
    settings: siteSettings(locale: { eq: $locale }) {
      slogan
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
        territory {
          band: drawing(shape: "band")
          bleed: drawing(shape: "bleed")
        }
        ...CaseSlide
      }
    }
    first: allCase(
      filter: { locale: { eq: $locale }, featured: { eq: true } }
      sort: [{ sort: ASC }, { entryId: ASC }]
      limit: 1
    ) {
      nodes {
        territory {
          parts
        }
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
    news: allNewsItem(filter: { locale: { eq: $locale } }, sort: [{ date: DESC }, { entryId: ASC }], limit: 6) {
      nodes {
        ...NewsLine
      }
    }
  }
`;
