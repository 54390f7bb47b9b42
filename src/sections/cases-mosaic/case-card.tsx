import { graphql } from "gatsby";
import { LocalizedLink } from "../../i18n/localized-link";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import { TerritoryArt } from "../../ui/territory/territory-art";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import * as styles from "./case-card.module.css";

interface CaseCardProps {
  item: Queries.CaseCardFragment;
  /** In the first view. */
  priority: boolean;
}

/** A case of the mosaic. Under the pointer its territory spreads over the cover and tells what it is about. */
export function CaseCard({ item, priority }: CaseCardProps) {
  const { title, alias, lead, year, client, categories, territory, cover } = item;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {cover ? (
          <Picture
            picture={cover}
            alt=""
            priority={priority}
            sizes="(width <= 768px) 100vw, 58vw"
            className={styles.cover}
          />
        ) : (
          <TerritoryArt territory={territory} className={styles.cover} />
        )}
        <div aria-hidden="true" data-ground={territory.colors[0]} className={styles.territory}>
          <TerritoryMark territory={territory} className={styles.mark} />
          <p>{lead}</p>
        </div>
      </div>
      <div className={styles.caption}>
        <Heading level={2} size="h3" fit={title}>
          <LocalizedLink route="cases-alias" params={{ alias }} className={styles.link}>
            {title}
          </LocalizedLink>
        </Heading>
        <p className={styles.meta}>
          <span>{[client?.name, ...categories.map((category) => category.title)].filter(Boolean).join(", ")}</span>
          <span>{year}</span>
        </p>
      </div>
    </li>
  );
}

export const query = graphql`
  fragment CaseCard on Case {
    entryId
    alias
    title
    lead
    year
    client {
      name
    }
    categories {
      alias
      title
    }
    territory {
      ...TerritoryBase
    }
    cover {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1920])
        }
      }
    }
  }
`;
