import type { CSSProperties } from "react";
import { graphql } from "gatsby";
import { TerritoryCard } from "../../ui/territory/territory-card";
import * as styles from "./case-card.module.css";

/** How much of a row a card takes: seven or five of the twelve columns, or the window from edge to edge. */
export type CardSpan = "wide" | "narrow" | "bleed";

interface CaseCardProps {
  item: Queries.CaseCardFragment;
  span: CardSpan;
  /** In the first view. */
  priority: boolean;
}

/** Of the whole cover, of which the card shows a crop. */
const SIZES: Readonly<Record<CardSpan, string>> = {
  wide: "(width <= 768px) 120vw, 75vw",
  narrow: "(width <= 768px) 160vw, 90vw",
  bleed: "100vw",
};

type Style = CSSProperties & Record<"--name", string>;

/** A case of the mosaic. Under the pointer its territory spreads over the cover and tells what it is about. */
export function CaseCard({ item, span, priority }: CaseCardProps) {
  const { entryId, title, alias, lead, year, client, categories, territory, cover } = item;
  const style: Style = { "--name": `case-${entryId}` };
  return (
    <TerritoryCard
      territory={territory}
      cover={cover}
      sizes={SIZES[span]}
      priority={priority}
      title={title}
      level={2}
      size={span === "bleed" ? "h2" : "h3"}
      link={{ route: "cases-alias", params: { alias } }}
      facts={[[client?.name, ...categories.map((category) => category.title)].filter(Boolean).join(", "), year]}
      lead={lead}
      data-span={span}
      style={style}
      className={styles.card}
    />
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
