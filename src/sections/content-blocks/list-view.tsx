import { graphql } from "gatsby";
import { Prose } from "../../ui/prose";
import type { BlockProps } from "./block-props";
import { TextRuns } from "./text-runs";

export function ListView({ block }: BlockProps<Queries.ListViewFragment>) {
  const Tag = block.ordered ? "ol" : "ul";
  return (
    <Prose>
      <Tag>
        {block.items.map(({ runs }, index) => (
          <li key={index}>
            <span>
              <TextRuns runs={runs} />
            </span>
          </li>
        ))}
      </Tag>
    </Prose>
  );
}

export const query = graphql`
  fragment ListView on ListBlock {
    ordered
    items {
      runs {
        ...TextRuns
      }
    }
  }
`;
