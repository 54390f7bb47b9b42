import { useId } from "react";
import { formatDate } from "../../site/format";
import { useLocale } from "../../i18n/use-locale";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { StretchedLink } from "../../ui/stretched-link";
import * as styles from "./news.module.css";

interface NewsEntryProps {
  item: Queries.NewsLineFragment;
  /** How large the title is set. */
  size: "h1" | "h4";
  className?: string;
}

/** One piece of news; where it leads somewhere, all of it is the link. */
export function NewsEntry({ item: { date, title, text, url }, size, className }: NewsEntryProps) {
  const { tag } = useLocale();
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} data-size={size} className={classNames(styles.entry, className)}>
      <time dateTime={date} className={styles.date}>
        {formatDate(date, tag)}
      </time>
      <Heading id={titleId} level={3} size={size} fit={title} className={styles.title}>
        {url ? (
          <StretchedLink to={url}>
            {title} <Arrow className={styles.arrow} />
          </StretchedLink>
        ) : (
          title
        )}
      </Heading>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
