import { graphql } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { formatDate } from "../../i18n/format";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "react-i18next";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { StretchedLink } from "../../ui/stretched-link";
import * as styles from "./blog-line.module.css";

interface BlogLineProps {
  post: Queries.BlogLineFragment;
  size: "large" | "line";
}

const PHONE = "(width <= 768px)";

const BOXES: Readonly<Record<BlogLineProps["size"], readonly PictureBox[]>> = {
  large: [
    { media: PHONE, width: "91vw", ratio: 4 / 3 },
    { width: "min(54vw, 955px)", ratio: 4 / 3 },
  ],
  line: [
    { media: PHONE, width: "27vw", ratio: 1 },
    { width: "min(22.6vw, 398px)", ratio: 16 / 10 },
  ],
};

/** An article of the list: the whole line leads to it. */
export function BlogLine({ post, size }: BlogLineProps) {
  const { t } = useTranslation();
  const { tag: pageLanguage } = useLocale();
  const { alias, title, lead, tags, cover, publishedAt, readingMinutes } = post;
  return (
    <li data-size={size} className={styles.line}>
      <p className={styles.note}>
        <time dateTime={publishedAt}>{formatDate(publishedAt, getLocale(BLOG_LOCALE).tag)}</time>
        <span lang={pageLanguage}>{t("blog.minutes", { count: readingMinutes })}</span>
        <span>{tags.map((tag) => tag.title).join(", ")}</span>
      </p>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <StretchedLink route="blog-alias" params={{ alias }} className={styles.link}>
            {title}
          </StretchedLink>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {cover && (
        <Picture picture={cover} alt="" boxes={BOXES[size]} priority={size === "large"} className={styles.cover} />
      )}
    </li>
  );
}

export const query = graphql`
  fragment BlogLine on BlogPost {
    entryId
    alias
    title
    lead
    publishedAt
    readingMinutes
    tags {
      alias
      title
    }
    cover {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [170, 220, 280, 360, 460, 580, 740, 940, 1200, 1520, 1920])
        }
      }
    }
  }
`;
