import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { formatDate } from "../../i18n/format";
import { LocalizedLink } from "../../i18n/localized-link";
import { useLocale } from "../../i18n/use-locale";
import { useMessages } from "../../i18n/use-messages";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import * as styles from "./news.module.css";

interface NewsProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  items: readonly Queries.NewsLineFragment[];
}

/** What has happened lately, newest first (N24). */
export function News({ items, ...rest }: NewsProps) {
  const t = useMessages();
  const { tag } = useLocale();
  return (
    <Section title={t("sections.news")} {...rest}>
      <ul className={styles.list}>
        {items.map(({ entryId, date, title, text, url }) => (
          <li key={entryId} className={styles.item}>
            <time dateTime={date} className={styles.date}>
              {formatDate(date, tag)}
            </time>
            <Heading level={3} size="h4" className={styles.title}>
              {url ? (
                <LocalizedLink to={url} className={styles.link}>
                  {title}
                </LocalizedLink>
              ) : (
                title
              )}
            </Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment NewsLine on NewsItem {
    entryId
    date
    title
    text
    url
  }
`;
