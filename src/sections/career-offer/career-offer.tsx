import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { Section } from "../../ui/section";
import * as styles from "./career-offer.module.css";

type CareerOfferProps = ComponentProps<typeof Section> & {
  offer: Queries.CareerOfferFragment["offer"];
};

/** What the agency gives, as a field of columns between hairlines. */
export function CareerOffer({ offer, ...rest }: CareerOfferProps) {
  return (
    <Section {...rest}>
      <ul className={styles.list}>
        {offer.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
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
