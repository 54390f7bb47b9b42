import { graphql } from "gatsby";
import * as styles from "./figures-view.module.css";

export function FiguresView({ block }: { block: Queries.FiguresViewFragment }) {
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
