import { graphql, type HeadProps, type PageProps } from "gatsby";
import { knownLocale } from "../site/known-locale";
import { DefaultLayout } from "../layouts/default-layout";
import type { PageContext } from "../site/pages";
import { CaseFacts } from "../sections/case-facts/case-facts";
import { CaseHeader } from "../sections/case-header/case-header";
import { ContentBlocks } from "../sections/content-blocks/content-blocks";
import { STORY_VIEWS } from "../sections/content-blocks/story-views";
import { NextCase } from "../sections/next-case/next-case";
import { cardImage, sharedImage } from "../seo/head-data";
import { PageHead } from "../seo/page-head";
import { creativeWork } from "../seo/creative-work";
import { Container } from "../ui/container";
import { barOf } from "../ui/territory/territory-stage";
import * as styles from "./case.module.css";
import { required } from "./required";

type Props = PageProps<Queries.CasePageQuery, PageContext>;

/** One case: its territory, its facts, its story, and the way to the next (N8). */
export default function CasePage({ data }: Props) {
  const settings = required(data.settings, "site settings");
  const item = required(data.case, "case");
  // A beat has its own name in the side column.
  const isInBeats = item.body[0]?.__typename === "BeatBlock";
  return (
    <DefaultLayout settings={settings} title={item.title} ground={barOf(item)}>
      <article>
        <CaseHeader item={item} />
        <Container className={styles.body}>
          {isInBeats && <CaseFacts item={item} arrangement="row" className={styles.facts} />}
          <ContentBlocks
            blocks={item.body}
            story={STORY_VIEWS}
            territory={item.territory}
            art={item.cardArt}
            awards={item.awards}
            aside={!isInBeats && <CaseFacts item={item} />}
          />
        </Container>
      </article>
      {item.next && <NextCase item={item.next} />}
    </DefaultLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CasePageQuery, PageContext>) => {
  const { case: item, settings } = data;
  return (
    <PageHead
      page={pageContext}
      data={data}
      title={item?.title}
      description={item?.lead}
      seo={item?.seo}
      structuredData={({ site, page, absolute }) =>
        item && settings
          ? [
              creativeWork({
                url: page,
                siteUrl: site,
                agency: settings.productName,
                title: item.title,
                lead: item.lead,
                language: knownLocale(pageContext.locale).tag,
                year: item.year,
                image: sharedImage(item.uploadedCover, absolute) ?? cardImage(data.card, absolute),
                client: item.client?.name,
                awards: item.awards.map(({ festival, nomination, year }) => `${festival} ${year}, ${nomination}`),
              }),
            ]
          : []
      }
    />
  );
};

export const query = graphql`
  query CasePage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String!) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...DefaultLayout
    }
    case(locale: { eq: $locale }, entryId: { eq: $entryId }) {
      ...CaseHeader
      ...CaseFacts
      cardArt {
        bleed
        wide
      }
      awards {
        nomination
      }
      seo {
        ...HeadSeo
      }
      uploadedCover {
        ...HeadPicture
      }
      body {
        ...ContentBlocks
      }
      next {
        ...NextCase
      }
    }
  }
`;
