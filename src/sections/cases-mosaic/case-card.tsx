import { memo } from "react";
import { graphql } from "gatsby";
import { TerritoryCard, type CardBox } from "../../ui/territory/territory-card";
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

const BOXES: Readonly<Record<CardSpan, readonly CardBox[]>> = {
  wide: [
    { media: PHONE, width: "91vw", ratio: 4 / 3, shape: "wide" },
    { width: "min(54vw, 955px)", ratio: 4 / 3, shape: "wide" },
  ],
  narrow: [
    { media: PHONE, width: "91vw", ratio: 1, shape: "square" },
    { width: "min(38vw, 676px)", ratio: 4 / 5, shape: "narrow" },
  ],
  bleed: [
    { media: PHONE, width: "100vw", ratio: 4 / 5, shape: "narrow" },
    { width: "100vw", ratio: 21 / 10, shape: "bleed" },
  ],
};

/** A case of the mosaic. Its art lives under the pointer. */
export const CaseCard = memo(function CaseCard({ item, span, priority }: CaseCardProps) {
  const { title, alias, year, client, categories } = item;
  return (
    <TerritoryCard
      item={item}
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
    ...CaseCover
  }
`;
