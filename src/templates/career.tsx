import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { CareerLayout } from "../layouts/career-layout";
import type { PageContext } from "../site/pages";
import { AwardsLine } from "../sections/awards-line/awards-line";
import { CareerAbout } from "../sections/career-about/career-about";
import { CareerHappy } from "../sections/career-happy/career-happy";
import { CareerBand, CareerFrame } from "../sections/career-nav/career-frame";
import { CAREER_SECTIONS, type CareerSectionId } from "../sections/career-nav/career-sections";
import { CareerOffer } from "../sections/career-offer/career-offer";
import { CareerWhat } from "../sections/career-what/career-what";
import { CasesLine } from "../sections/cases-line/cases-line";
import { ContentBlocks } from "../sections/content-blocks/content-blocks";
import { Gallery } from "../sections/gallery/gallery";
import { Internship } from "../sections/internship/internship";
import { Jobs } from "../sections/jobs/jobs";
import { Steps } from "../sections/steps/steps";
import { TeamLine } from "../sections/team-line/team-line";
import { Values } from "../sections/values/values";
import { PageHead } from "../seo/page-head";
import { required } from "./required";

type Data = Queries.CareerPageQuery;

/** Sections without content are left out; these are the ones that may be. */
function presentIn(data: Data): CareerSectionId[] {
  const page = data.settings?.pages.career;
  const counts: Partial<Record<CareerSectionId, number>> = {
    "career-cases": data.cases.nodes.length,
    "career-ducks": page?.internship ? 1 : 0,
    "career-id-top": page?.what ? 1 : 0,
    "career-awards": data.awards.nodes.length,
    "career-advantage": page?.values.length ?? 0,
    "career-index-gallery": data.gallery.nodes.length,
    "career-id-offer": page?.offer.length ?? 0,
    "career-id-team": data.team.nodes.length,
    "career-id-gallery": page?.happy ? data.gallery.nodes.length : 0,
    "career-id-steps": page?.steps.length ?? 0,
  };
  return CAREER_SECTIONS.map(({ id }) => id).filter((id) => counts[id] !== 0);
}

export default function CareerPage({ data }: PageProps<Data, PageContext>) {
  const { t } = useTranslation();
  const settings = required(data.settings, "site settings");
  const page = required(settings.pages.career, "text of the screen");
  const present = presentIn(data);
  const has = (id: CareerSectionId) => present.includes(id);
  return (
    <CareerLayout settings={settings} title={page.title}>
      <CareerFrame present={present}>
        <CareerBand from="career-about">
          <CareerAbout id="career-about" page={page}>
            {page.about.length > 0 && <ContentBlocks blocks={page.about} />}
          </CareerAbout>
          {has("career-cases") && (
            <CasesLine id="career-cases" cases={data.cases.nodes} total={data.allCases.totalCount} />
          )}
          {has("career-awards") && <AwardsLine id="career-awards" awards={data.awards.nodes} />}
          {has("career-advantage") && (
            <Values id="career-advantage" head="large" values={page.values} art={data.agencyArt?.values} />
          )}
        </CareerBand>
        <CareerBand from="career-index-gallery">
          {has("career-index-gallery") && <Gallery id="career-index-gallery" pictures={data.gallery.nodes} />}
        </CareerBand>
        <CareerBand from="career-vacancy">
          <Jobs id="career-vacancy" head="large" vacancies={data.vacancies.nodes} cities={data.cities.nodes} />
        </CareerBand>
        <CareerBand from="career-ducks">
          {page.internship && <Internship id="career-ducks" internship={page.internship} email={settings.email.jobs} />}
        </CareerBand>
        <CareerBand from="career-id-top">
          {page.what && <CareerWhat id="career-id-top" what={page.what} />}
          {has("career-id-offer") && (
            <CareerOffer
              id="career-id-offer"
              head="large"
              title={t("careerSections.career-id-offer")}
              offer={page.offer}
            />
          )}
        </CareerBand>
        <CareerBand from="career-id-team">
          {has("career-id-team") && <TeamLine id="career-id-team" members={data.team.nodes} />}
          {page.happy && has("career-id-gallery") && (
            <CareerHappy id="career-id-gallery" happy={page.happy} pictures={data.gallery.nodes} />
          )}
        </CareerBand>
        <CareerBand from="career-id-steps">
          {has("career-id-steps") && <Steps id="career-id-steps" head="large" steps={page.steps} />}
        </CareerBand>
      </CareerFrame>
    </CareerLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const page = data.settings?.pages.career;
  return <PageHead page={pageContext} data={data} title={page?.title} description={page?.lead} seo={page?.seo} />;
};

export const query = graphql`
  query CareerPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    ...TeamFaces
    ...Jobs
    agencyArt {
      values
    }
    settings: siteSettings(locale: { eq: $locale }) {
      ...CareerLayout
      email {
        jobs
      }
      pages {
        career {
          ...CareerAbout
          ...CareerValues
          ...CareerInternship
          ...CareerWhat
          ...CareerOffer
          ...CareerHappy
          ...CareerSteps
          about {
            ...ContentBlocks
          }
          seo {
            ...HeadSeo
          }
        }
      }
    }
    cases: allCase(
      filter: { locale: { eq: $locale }, featured: { eq: true } }
      sort: [{ sort: ASC }, { entryId: ASC }]
    ) {
      nodes {
        ...CaseSign
      }
    }
    allCases: allCase(filter: { locale: { eq: $locale } }) {
      totalCount
    }
    awards: allAward(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...AwardDisc
      }
    }
    gallery: allGalleryPicture(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...GalleryFrame
        ...HappyFrame
      }
    }
  }
`;
