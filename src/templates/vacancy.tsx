import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CareerLayout } from "../layouts/career-layout";
import type { PageContext } from "../site/pages";
import { CareerHappy } from "../sections/career-happy/career-happy";
import { CareerBand, CareerFrame } from "../sections/career-nav/career-frame";
import type { CareerSectionId } from "../sections/career-nav/career-sections";
import { NextJobs } from "../sections/jobs/jobs";
import { Steps } from "../sections/steps/steps";
import { TeamLine } from "../sections/team-line/team-line";
import { VacancyApply } from "../sections/vacancy-apply/vacancy-apply";
import { VacancyHead } from "../sections/vacancy-head/vacancy-head";
import { VacancyLists } from "../sections/vacancy-lists/vacancy-lists";
import { VacancyOffer } from "../sections/vacancy-offer/vacancy-offer";
import { jobPosting } from "../seo/job-posting";
import { PageHead } from "../seo/page-head";
import { required } from "./required";

type Data = Queries.VacancyPageQuery;

export default function VacancyPage({ data }: PageProps<Data, PageContext>) {
  const settings = required(data.settings, "site settings");
  const vacancy = required(data.vacancy, "vacancy");
  const next = <NextJobs data-print="none" vacancies={data.vacancies.nodes} after={vacancy.entryId} />;
  // Its name, and the way to those that are open, is what is left of a vacancy whose day has passed (N6).
  if (vacancy.closed) {
    return (
      <CareerLayout settings={settings} title={vacancy.title}>
        <VacancyHead vacancy={vacancy} mailbox={settings.email.jobs} />
        {next}
      </CareerLayout>
    );
  }
  const { happy = null, steps = [] } = settings.pages.career ?? {};
  const counts: [CareerSectionId, number][] = [
    ["career-id-top", 1],
    ["career-id-offer", vacancy.offer.length],
    ["career-id-team", data.team.nodes.length],
    ["career-id-gallery", happy ? data.gallery.nodes.length : 0],
    ["career-id-steps", steps.length],
  ];
  const present = counts.filter(([, count]) => count > 0).map(([id]) => id);
  const has = (id: CareerSectionId) => present.includes(id);
  return (
    <CareerLayout settings={settings} title={vacancy.title}>
      <CareerFrame present={present}>
        <CareerBand from="career-id-top">
          <VacancyHead id="career-id-top" vacancy={vacancy} mailbox={settings.email.jobs} />
          {has("career-id-offer") && <VacancyOffer id="career-id-offer" vacancy={vacancy} />}
          <VacancyLists vacancy={vacancy} />
        </CareerBand>
        <CareerBand from="career-id-team" data-print="none">
          {has("career-id-team") && <TeamLine id="career-id-team" members={data.team.nodes} />}
          {happy && has("career-id-gallery") && (
            <CareerHappy id="career-id-gallery" happy={happy} pictures={data.gallery.nodes} />
          )}
        </CareerBand>
        <CareerBand from="career-id-steps">
          {has("career-id-steps") && <Steps id="career-id-steps" head="large" steps={steps} />}
        </CareerBand>
      </CareerFrame>
      <VacancyApply vacancy={vacancy.title} />
      {next}
    </CareerLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const { vacancy, settings } = data;
  return (
    <PageHead
      page={pageContext}
      data={data}
      title={vacancy?.title}
      description={vacancy?.lead}
      seo={vacancy?.seo}
      structuredData={({ site, page }) =>
        vacancy && settings && !vacancy.closed
          ? [
              jobPosting({
                ...vacancy,
                city: vacancy.city.title,
                countryCode: vacancy.city.countryCode,
                agency: settings.productName,
                url: page,
                siteUrl: site,
              }),
            ]
          : []
      }
    />
  );
};

export const query = graphql`
  query VacancyPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String!) {
    ...PageBasics
    ...TeamFaces
    ...OpenJobs
    settings: siteSettings(locale: { eq: $locale }) {
      ...CareerLayout
      email {
        jobs
      }
      pages {
        career {
          ...CareerHappy
          ...CareerSteps
        }
      }
    }
    vacancy(locale: { eq: $locale }, entryId: { eq: $entryId }) {
      ...VacancyHead
      ...VacancyLists
      ...VacancyOffer
      entryId
      publishedAt
      seo {
        ...HeadSeo
      }
      city {
        countryCode
      }
    }
    gallery: allGalleryPicture(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...HappyFrame
      }
    }
  }
`;
