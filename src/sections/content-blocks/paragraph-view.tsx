import { graphql } from "gatsby";
import type { BlockProps } from "./block-props";
import { TextRuns } from "./text-runs";

export function ParagraphView({ block }: BlockProps<Queries.ParagraphViewFragment>) {
  return (
    <p>
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
