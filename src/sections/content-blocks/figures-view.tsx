import { graphql } from "gatsby";
import type { BlockProps } from "./block-props";
import * as styles from "./figures-view.module.css";

/** Each figure is a line of its own, as large as the line holds; under them is where they come from. */
export function FiguresView({ block }: BlockProps<Queries.FiguresViewFragment>) {
  return (
    <div className={styles.figures}>
      <dl>
        {block.figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {block.source && <p className={styles.source}>{block.source}</p>}
    </div>
  );
}

export const query = graphql`
  fragment FiguresView on FiguresBlock {
    source
    figures {
      value
      label
    }
  }
`;
