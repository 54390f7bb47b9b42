import { graphql } from "gatsby";
import type { BlockProps } from "./block-props";
import * as styles from "./figures-view.module.css";

/** Each figure is a line of its own, as large as the line holds. */
export function FiguresView({ block }: BlockProps<Queries.FiguresViewFragment>) {
  return (
    <dl className={styles.figures}>
      {block.figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const query = graphql`
  fragment FiguresView on FiguresBlock {
    figures {
      value
      label
    }
  }
`;
