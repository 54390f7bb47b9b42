import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { formatDate } from "../../site/format";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { Section } from "../../ui/section";
import * as styles from "./blog-externals.module.css";

type BlogExternalsProps = Omit<ComponentProps<typeof Section>, "title"> & {
  externals: readonly Queries.ExternalLineFragment[];
};

/** Texts of the agency in other publications. */
export function BlogExternals({ externals, ...rest }: BlogExternalsProps) {
  const { t } = useTranslation();
  const { tag } = getLocale(BLOG_LOCALE);
  return (
    <Section title={t("blog.externals")} {...rest}>
      <ul lang={tag}>
        {externals.map(({ entryId, title, source, url, date }) => (
          <li key={entryId}>
            <a href={url} className={styles.line}>
              <span className={styles.title}>{title}</span>
              <span>{source}</span>
              <time dateTime={date} className={styles.date}>
                {formatDate(date, tag)}
              </time>
              <Arrow direction="out" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment ExternalLine on BlogExternal {
    entryId
    title
    source
    url
    date
  }
`;
