import type { ComponentPropsWithoutRef } from "react";
import { graphql } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/arrow";
import { classNames } from "../../ui/class-names";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import * as styles from "./next-article.module.css";

interface NextArticleProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  post: Queries.NextArticleFragment;
}

const BOXES: readonly PictureBox[] = [
  { media: "(width <= 768px)", width: "100vw", height: "260px" },
  { width: "41vw", height: "clamp(260px, 34vw, 640px)" },
];

/** The end of an article is the beginning of the next (N4). */
export function NextArticle({ post, className, ...rest }: NextArticleProps) {
  const { t } = useTranslation();
  const { alias, title, lead, cover } = post;
  return (
    <LocalizedLink
      route="blog-alias"
      params={{ alias }}
      data-print="none"
      className={classNames(styles.next, className)}
      {...rest}
    >
      <span className={styles.note}>
        {t("blog.next")} <Arrow />
      </span>
      <span lang={getLocale(BLOG_LOCALE).tag} className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.lead}>{lead}</span>
      </span>
      {cover && <Picture picture={cover} alt="" boxes={BOXES} className={styles.cover} />}
    </LocalizedLink>
  );
}

export const query = graphql`
  fragment NextArticle on BlogPost {
    alias
    title
    lead
    cover {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 460, 580, 740, 940, 1200, 1520, 1920])
        }
      }
    }
  }
`;
