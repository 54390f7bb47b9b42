import { graphql, type HeadProps, type PageProps } from "gatsby";
import { formatDate } from "../site/format";
import { useLocale } from "../i18n/use-locale";
import { useTranslation } from "react-i18next";
import { SimpleLayout } from "../layouts/simple-layout";
import type { PageContext } from "../site/pages";
import { ConsentButton } from "../analytics/consent-button";
import { anchorOf } from "../sections/content-blocks/anchor-of";
import { ContentBlocks } from "../sections/content-blocks/content-blocks";
import { PageHead } from "../seo/page-head";
import { Arrow } from "../ui/glyphs";
import { Container } from "../ui/container";
import { Heading } from "../ui/heading";
import { TextLink } from "../ui/text-link";
import * as styles from "./privacy.module.css";
import { required } from "./required";

type Props = PageProps<Queries.PrivacyPageQuery, PageContext>;

/** Processing of the visitors' data (N10). */
export default function PrivacyPage({ data }: Props) {
  const { t } = useTranslation();
  const { tag } = useLocale();
  const settings = required(data.settings, "site settings");
  const { title, lead, body, updatedAt } = required(settings.pages.privacy, "text of the screen");
  const parts = body.flatMap((block) => (block.__typename === "HeadingBlock" && block.level === 2 ? [block.text] : []));
  return (
    <SimpleLayout settings={settings}>
      <Container width="middle" className={styles.page}>
        <TextLink look="plain" route="index" className={styles.home}>
          <Arrow direction="left" /> {t("menu.index")}
        </TextLink>
        <Heading level={1}>{title}</Heading>
        <ContentBlocks
          blocks={body}
          aside={
            <div className={styles.aside}>
              {lead && <p>{lead}</p>}
              <time dateTime={updatedAt}>{formatDate(updatedAt, tag)}</time>
              <ConsentButton />
              {parts.length > 0 && (
                <ol className={styles.contents}>
                  {parts.map((part) => (
                    <li key={part}>
                      <TextLink look="plain" to={`#${anchorOf(part)}`}>
                        {part}
                      </TextLink>
                    </li>
                  ))}
                </ol>
              )}
            </div>
          }
        />
      </Container>
    </SimpleLayout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PrivacyPageQuery, PageContext>) => {
  const page = data.settings?.pages.privacy;
  return <PageHead page={pageContext} data={data} title={page?.title} description={page?.lead} seo={page?.seo} />;
};

export const query = graphql`
  query PrivacyPage($locale: String!, $language: String!, $namespaces: [String!]!, $route: String!, $entryId: String) {
    ...PageBasics
    settings: siteSettings(locale: { eq: $locale }) {
      ...SimpleLayout
      pages {
        privacy {
          title
          lead
          updatedAt
          body {
            ...ContentBlocks
          }
          seo {
            ...HeadSeo
          }
        }
      }
    }
  }
`;
