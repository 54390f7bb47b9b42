import { graphql } from "gatsby";
import { Heading } from "../../ui/heading";
import { anchorOf } from "./anchor-of";
import type { BlockProps } from "./block-props";

export function HeadingView({ block }: BlockProps<Queries.HeadingViewFragment>) {
  return block.level === 2 ? (
    <Heading level={2} size="h3" id={anchorOf(block.text)}>
      {block.text}
    </Heading>
  ) : (
    <Heading level={3} size="h4">
      {block.text}
    </Heading>
  );
}

export const query = graphql`
  fragment HeadingView on HeadingBlock {
    level
    text
  }
`;
