import { graphql } from "gatsby";
import type { BlockProps } from "./block-props";
import * as styles from "./paragraph-view.module.css";
import { TextRuns } from "./text-runs";

/** A paragraph. In an article one that is set in italics from end to end is a note in the margin, beside what follows it. */
export function ParagraphView({ block, arrangement }: BlockProps<Queries.ParagraphViewFragment>) {
  const [first, ...others] = block.runs;
  const isLink = first?.href && others.length === 0;
  if (arrangement === "article" && block.runs.length > 0 && block.runs.every(({ italic }) => italic)) {
    return (
      <p role="note" className={styles.note}>
        <TextRuns runs={block.runs.map((run) => ({ ...run, italic: false }))} />
      </p>
    );
  }
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
