import type { CSSProperties } from "react";
import { untied, widestWord } from "../../ui/word-width";
import type { BlockProps } from "./block-props";
import { NOWHERE } from "./nowhere";
import { QuoteAuthor } from "./quote-author";
import { QuoteView } from "./quote-view";
import * as styles from "./story-quote-view.module.css";

type Style = CSSProperties & Record<"--widest-word", number>;

/** The territory's figure, as it is seen on paper. */
const loudGround = ([ground, figure]: readonly string[]) => (figure === "paper" ? ground : figure);

/** Words of the client; loud ones run from edge to edge in the territory's colour. */
export function StoryQuoteView(props: BlockProps<Queries.QuoteViewFragment>) {
  const { block, territory = NOWHERE } = props;
  if (!block.loud) return <QuoteView {...props} />;
  const words = untied(block.text);
  const style: Style = { "--widest-word": widestWord(words) };
  return (
    <figure data-ground={loudGround(territory.colors)} className={styles.quote}>
      <blockquote className={styles.words} style={style}>
        <p>{words}</p>
      </blockquote>
      {block.author && <QuoteAuthor name={block.author} />}
    </figure>
  );
}
