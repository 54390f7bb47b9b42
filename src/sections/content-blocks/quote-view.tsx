import { graphql } from "gatsby";
import { untied } from "../../ui/word-width";
import type { BlockProps } from "./block-props";
import { QuoteAuthor } from "./quote-author";
import * as styles from "./quote-view.module.css";

export function QuoteView({ block }: BlockProps<Queries.QuoteViewFragment>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        <p>{untied(block.text)}</p>
      </blockquote>
      {block.author && <QuoteAuthor name={block.author} />}
    </figure>
  );
}

export const query = graphql`
  fragment QuoteView on QuoteBlock {
    text
    author
    loud
  }
`;
