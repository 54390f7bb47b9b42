import { graphql } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { formatDate } from "../../site/format";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "react-i18next";
import { StretchedLink } from "../../ui/stretched-link";
import * as styles from "./blog-line.module.css";
import { TagSign } from "./tag-sign";

interface BlogLineProps {
  post: Queries.BlogLineFragment;
  /** Its number among all, from 1: it keeps it when the list is narrowed. */
  number: number;
}

/** An article as a field note: its number, its first line, and the sign of its tag. All of it leads to the article. */
export function BlogLine({ post, number }: BlogLineProps) {
  const { t } = useTranslation();
  const { tag: pageLanguage } = useLocale();
  const { alias, title, lead, tags, publishedAt, readingMinutes } = post;
  const [first] = tags;
  return (
    <li className={styles.line} data-of={tags.map((tag) => tag.alias).join(" ")}>
      <span aria-hidden="true" className={styles.number}>
        {String(number).padStart(2, "0")}
      </span>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <StretchedLink route="blog-alias" params={{ alias }} className={styles.link}>
            {title}
          </StretchedLink>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.note}>
        {first && <TagSign alias={first.alias} className={styles.sign} />}
        <p>
          <span className={styles.tags}>{tags.map((tag) => tag.title).join(", ")}</span>
          <time dateTime={publishedAt}>{formatDate(publishedAt, getLocale(BLOG_LOCALE).tag)}</time>
          <span lang={pageLanguage} className={styles.minutes}>
            {t("blog.minutes", { count: readingMinutes })}
          </span>
        </p>
      </div>
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
  }
`;
