import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { formatDate } from "../../site/format";
import { LocalizedLink } from "../../i18n/localized-link";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { TextLink } from "../../ui/text-link";
import * as styles from "./article.module.css";

interface ArticleProps extends ComponentProps<"article"> {
  post: Queries.ArticleFragment;
}

const BOXES: readonly PictureBox[] = [{ width: "min(91vw, 930px)", ratio: 21 / 9 }];

/** An article: its head, then its text as the children draw it, at a measure that is good to read. */
export function Article({ post, className, children, ...rest }: ArticleProps) {
  const { t } = useTranslation();
  const { tag } = getLocale(BLOG_LOCALE);
  const { tag: pageLanguage } = useLocale();
  const { title, lead, author, tags, cover, publishedAt, readingMinutes } = post;
  return (
    <article lang={tag} className={classNames(styles.article, className)} {...rest}>
      <header className={styles.head}>
        <TextLink look="plain" route="blog" lang={pageLanguage} data-print="none" className={styles.back}>
          <Arrow direction="left" /> {t("blog.back")}
        </TextLink>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.facts}>
          {author && <p>{author}</p>}
          <p>
            <time dateTime={publishedAt}>{formatDate(publishedAt, tag)}</time>
          </p>
          <p lang={pageLanguage}>{t("blog.minutes", { count: readingMinutes })}</p>
        </div>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.tags}>
          {tags.map(({ alias, title: name }) => (
            <li key={alias}>
              <LocalizedLink to={`/blog?tag=${alias}`} className={styles.tag}>
                {name}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </header>
      {cover && <Picture picture={cover} boxes={BOXES} priority className={styles.cover} />}
      <div className={styles.body}>{children}</div>
    </article>
  );
}

export const query = graphql`
  fragment Article on BlogPost {
    title
    lead
    author
    publishedAt
    tags {
      alias
      title
    }
    cover {
      ...WidePicture
    }
    readingMinutes
  }
`;
