import { graphql } from "gatsby";
import { TextRuns } from "./text-runs";

export function ParagraphView({ block }: { block: Queries.ParagraphViewFragment }) {
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
