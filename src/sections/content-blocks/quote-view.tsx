import type { CSSProperties } from "react";
import { graphql } from "gatsby";
import { untied, widestWord } from "../../ui/word-width";
import type { BlockProps } from "./block-props";
import { NOWHERE } from "./nowhere";
import * as styles from "./quote-view.module.css";

/** The territory's figure, as it is seen on paper. */
const loudGround = ([ground, figure]: readonly string[]) => (figure === "paper" ? ground : figure);

type Style = CSSProperties & Record<"--widest-word", number>;

/** Words of somebody; loud ones run from edge to edge in the territory's colour. */
export function QuoteView({ block, territory = NOWHERE }: BlockProps<Queries.QuoteViewFragment>) {
  const words = untied(block.text);
  const style: Style = { "--widest-word": widestWord(words) };
  return (
    <figure
      data-loud={block.loud || undefined}
      data-ground={block.loud ? loudGround(territory.colors) : undefined}
      className={styles.quote}
    >
      <blockquote className={styles.words} style={style}>
        <p>{words}</p>
      </blockquote>
      {block.author && <figcaption className={styles.author}>{block.author}</figcaption>}
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
