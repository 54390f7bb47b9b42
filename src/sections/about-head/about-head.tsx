import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import type { TerritoryColor, TerritoryMark as Mark } from "@future-native/contract";
import { classNames } from "../../ui/class-names";
import { Container } from "../../ui/container";
import { Heading } from "../../ui/heading";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import * as styles from "./about-head.module.css";

interface AboutHeadProps extends ComponentProps<"header"> {
  page: Queries.AboutHeadFragment;
}

interface Flag {
  ground: TerritoryColor;
  figure: TerritoryColor;
  mark: Mark;
}

/** The territories of the map, side by side. */
const FLAGS: readonly Flag[] = [
  { ground: "hot", figure: "ink", mark: "arc" },
  { ground: "moss", figure: "lime", mark: "blob" },
  { ground: "sky", figure: "ultra", mark: "wave" },
  { ground: "sun", figure: "plum", mark: "grid" },
  { ground: "plum", figure: "rose", mark: "stack" },
  { ground: "ice", figure: "moss", mark: "arc" },
  { ground: "ultra", figure: "lime", mark: "grid" },
  { ground: "rose", figure: "hot", mark: "blob" },
  { ground: "ink", figure: "sun", mark: "wave" },
  { ground: "lime", figure: "ink", mark: "stack" },
  { ground: "sand", figure: "ultra", mark: "blob" },
  { ground: "moss", figure: "rose", mark: "arc" },
];

/** Title and opening sentence of the page about the agency, over the flags of all its territories. */
export function AboutHead({ page, className, ...rest }: AboutHeadProps) {
  return (
    <header className={classNames(styles.head, className)} {...rest}>
      <Container className={styles.text}>
        <Heading level={1} size="hero" className={styles.title}>
          {page.title}
        </Heading>
        {page.lead && <p className={styles.lead}>{page.lead}</p>}
      </Container>
      <div aria-hidden="true" className={styles.flags}>
        {FLAGS.map(({ ground, figure, mark }) => (
          <span key={ground + figure} data-ground={ground} className={styles.flag}>
            <TerritoryMark territory={{ mark }} style={{ color: `var(--${figure})` }} className={styles.mark} />
          </span>
        ))}
      </div>
    </header>
  );
}

export const query = graphql`
  fragment AboutHead on AboutPage {
    title
    lead
  }
`;
