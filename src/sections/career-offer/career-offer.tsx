import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import * as styles from "./career-offer.module.css";

type CareerOfferProps = ComponentProps<typeof Section> & {
  offer: Queries.CareerOfferFragment["offer"];
};

/** Each gift has a stamp of its own: a ground, a figure and a mark. */
const STAMPS = [
  { ground: "sun", figure: "ink", mark: "stack" },
  { ground: "ultra", figure: "sky", mark: "grid" },
  { ground: "lime", figure: "moss", mark: "arc" },
  { ground: "rose", figure: "plum", mark: "blob" },
  { ground: "plum", figure: "rose", mark: "wave" },
  { ground: "hot", figure: "ink", mark: "grid" },
] as const;

/** Benefits of the agency, each with its stamp, in a field between hairlines. */
export function CareerOffer({ offer, ...rest }: CareerOfferProps) {
  return (
    <Section {...rest}>
      <ul className={styles.list}>
        {offer.map(({ title, text }, index) => (
          <li key={title} className={styles.item}>
            <Stamp index={index} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stamp({ index }: { index: number }) {
  const stamp = STAMPS[index % STAMPS.length];
  if (!stamp) return null;
  const { ground, figure, mark } = stamp;
  return (
    <span data-ground={ground} className={styles.stamp}>
      <TerritoryMark territory={{ mark }} style={{ color: `var(--${figure})` }} className={styles.mark} />
    </span>
  );
}

export const query = graphql`
  fragment CareerOffer on CareerPage {
    offer {
      title
      text
    }
  }
`;
