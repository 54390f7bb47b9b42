import type { ComponentPropsWithoutRef } from "react";
import { graphql } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import * as styles from "./next-article.module.css";

interface NextArticleProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  post: Queries.NextArticleFragment;
}

/** The end of an article is the first line of the next (N4). */
export function NextArticle({ post, className, ...rest }: NextArticleProps) {
  const { t } = useTranslation();
  const { alias, title, lead } = post;
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
    </LocalizedLink>
  );
}

export const query = graphql`
  fragment NextArticle on BlogPost {
    alias
    title
    lead
  }
`;
