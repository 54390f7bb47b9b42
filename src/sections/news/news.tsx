import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import { NewsEntry } from "./news-entry";
import * as styles from "./news.module.css";

interface NewsProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  items: readonly Queries.NewsLineFragment[];
}

/** The news: the newest large in columns 1–7, those before it as a column of notes (N24). */
export function News({ items, ...rest }: NewsProps) {
  const { t } = useTranslation();
  const [latest, ...others] = items;
  if (!latest) return null;
  const speaker = (
    <TextLink look="plain" route="contacts-speaker" data-popup-type="3" data-popup-source="news_button">
      {t("speaker.title")}
    </TextLink>
  );
  return (
    <Section title={t("sections.news")} note={speaker} mark="wave" {...rest}>
      <div className={styles.news}>
        <NewsEntry item={latest} size="h1" className={styles.latest} />
        <ul className={styles.list}>
          {others.map((item) => (
            <li key={item.entryId} className={styles.place}>
              <NewsEntry item={item} size="h4" />
            </li>
          ))}
        </ul>
      </div>
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
