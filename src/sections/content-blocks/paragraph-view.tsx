import { graphql } from "gatsby";
import type { BlockProps } from "./block-props";
import * as styles from "./paragraph-view.module.css";
import { TextRuns } from "./text-runs";

export function ParagraphView({ block }: BlockProps<Queries.ParagraphViewFragment>) {
  const [first, ...others] = block.runs;
  const isLink = first?.href && others.length === 0;
  return (
    <p className={isLink ? styles.link : undefined}>
      <TextRuns runs={block.runs} />
    </p>
  );
}

export const query = graphql`
  fragment ParagraphView on ParagraphBlock {
    runs {
      ...TextRuns
    }
  }
`;
