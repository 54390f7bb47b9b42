import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DefaultLayout } from "../layouts/default-layout";
import type { PageContext } from "../site/pages";
import { AboutHead } from "../sections/about-head/about-head";
import { AwardsLine } from "../sections/awards-line/awards-line";
import { Brief } from "../sections/brief/brief";
import { CareersLink } from "../sections/careers-link/careers-link";
import { Clients } from "../sections/clients/clients";
import { ContentBlocks } from "../sections/content-blocks/content-blocks";
import { Gallery } from "../sections/gallery/gallery";
import { Offices } from "../sections/offices/offices";
import { Results } from "../sections/results/results";
import { Speaker } from "../sections/speaker/speaker";
import { Team } from "../sections/team/team";
import { PageHead, type HeadAddresses } from "../seo/page-head";
import { people } from "../seo/people";

import { Container } from "../ui/container";
import { ORIGIN } from "../ui/territory/art/agency-territories";
import { TerritoryArt } from "../ui/territory/territory-art";
import * as styles from "./about.module.css";
import { required } from "./required";

type Data = Queries.AboutPageQuery;

export default function AboutPage({ data }: PageProps<Data, PageContext>) {
  const settings = required(data.settings, "site settings");
  const page = required(settings.pages.about, "text of the screen");
  return (
    <DefaultLayout settings={settings} title={page.title}>
      <AboutHead page={page} />
      <Container className={styles.text}>
        <ContentBlocks
          blocks={page.body}
          aside={<TerritoryArt territory={ORIGIN} src={data.agencyArt?.origin} shape="tall" className={styles.art} />}
        />
      </Container>
      <Results settings={settings} />
      {data.gallery.nodes.length > 0 && <Gallery pictures={data.gallery.nodes} />}
      <Offices settings={settings} />
      {data.team.nodes.length > 0 && (
        <Team members={data.team.nodes} categories={data.teamCategories.nodes} more={<CareersLink />} />
      )}
      <Speaker />
      {data.awards.nodes.length > 0 && <AwardsLine awards={data.awards.nodes} />}
      {data.clients.nodes.length > 0 && <Clients clients={data.clients.nodes} />}
      <Brief settings={settings} />
    </DefaultLayout>
  );
}

/** The portrait as the page shows it: a card for those who share the page would cut it. */
function portraitOf(portrait: Queries.TeamPortraitFragment["portrait"], absolute: HeadAddresses["absolute"]) {
  const url = absolute(portrait?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src);
  return url === undefined ? undefined : { url, alt: portrait?.alt };
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const page = data.settings?.pages.about;
  return (
    <PageHead
      page={pageContext}
      data={data}
      title={page?.title}
      description={page?.lead}
      seo={page?.seo}
      structuredData={({ site, absolute }) =>
        people(
          site,
          data.team.nodes.map(({ portrait, ...member }) => ({ ...member, portrait: portraitOf(portrait, absolute) })),
        )
      }
    />
  );
};

export const query = graphql`
  query AboutPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    agencyArt {
      origin
    }
    settings: siteSettings(locale: { eq: $locale }) {
      ...DefaultLayout
      ...Results
      ...Offices
      ...Brief
      pages {
        about {
          ...AboutHead
          body {
            ...ContentBlocks
          }
          seo {
            ...HeadSeo
          }
        }
      }
    }
    gallery: allGalleryPicture(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...GalleryFrame
      }
    }
    team: allTeamMember(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...TeamPortrait
        namedToSearchEngines
      }
    }
    teamCategories: allTeamCategory(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...TeamFilter
      }
    }
    awards: allAward(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...AwardDisc
      }
    }
    clients: allClient(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...ClientMark
      }
    }
  }
`;
