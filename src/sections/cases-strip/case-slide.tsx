import { LocalizedLink } from "../../i18n/localized-link";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import { TerritoryArt } from "../../ui/territory/territory-art";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import * as styles from "./cases-strip.module.css";

/** One case of the strip. The link is the title; its reach is the whole slide. */
export function CaseSlide({ item }: { item: Queries.CaseSlideFragment }) {
  const { title, alias, year, categories, territory, cover } = item;
  return (
    <li className={styles.slide}>
      <div className={styles.picture}>
        {cover ? (
          <Picture picture={cover} alt="" sizes="(width <= 512px) 80vw, 560px" className={styles.cover} />
        ) : (
          <TerritoryArt territory={territory} className={styles.cover} />
        )}
        <span data-ground={territory.colors[0]} className={styles.sign}>
          <TerritoryMark territory={territory} />
        </span>
      </div>
      <Heading level={3} size="h4" fit={title} className={styles.title}>
        <LocalizedLink route="cases-alias" params={{ alias }} className={styles.link}>
          {title}
        </LocalizedLink>
      </Heading>
      <p className={styles.meta}>
        <span>{categories[0]?.title}</span>
        <span>{year}</span>
      </p>
    </li>
  );
}
