import { memo } from "react";
import { graphql } from "gatsby";
import type { PictureBox } from "../../ui/picture-sizes";
import { TerritoryCard } from "../../ui/territory/territory-card";
import * as styles from "./case-card.module.css";

/** How much of a row a card takes: seven or five of the twelve columns, or the window from edge to edge. */
export type CardSpan = "wide" | "narrow" | "bleed";

interface CaseCardProps {
  item: Queries.CaseCardFragment;
  span: CardSpan;
  /** The largest in the first view. */
  priority: boolean;
}

const PHONE = "(width <= 768px)";

const BOXES: Readonly<Record<CardSpan, readonly PictureBox[]>> = {
  wide: [
    { media: PHONE, width: "91vw", ratio: 4 / 3 },
    { width: "min(54vw, 955px)", ratio: 4 / 3 },
  ],
  narrow: [
    { media: PHONE, width: "91vw", ratio: 1 },
    { width: "min(38vw, 676px)", ratio: 4 / 5 },
  ],
  bleed: [
    { media: PHONE, width: "100vw", ratio: 4 / 5 },
    { width: "100vw", ratio: 21 / 10 },
  ],
};

/** A case of the mosaic. Its art lives under the pointer. */
export const CaseCard = memo(function CaseCard({ item, span, priority }: CaseCardProps) {
  const { title, alias, year, client, categories, territory, cover } = item;
  return (
    <TerritoryCard
      territory={territory}
      cover={cover}
      boxes={BOXES[span]}
      priority={priority}
      title={title}
      level={2}
      size={span === "bleed" ? "h2" : "h3"}
      link={{ route: "cases-alias", params: { alias } }}
      facts={[[client?.name, ...categories.map((category) => category.title)].filter(Boolean).join(", "), year]}
      data-span={span}
      data-of={categories.map((category) => category.alias).join(" ")}
      className={styles.card}
    />
  );
});

export const query = graphql`
  fragment CaseCard on Case {
    entryId
    alias
    title
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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 460, 580, 740, 940, 1200, 1520, 1920])
        }
      }
    }
  }
`;
