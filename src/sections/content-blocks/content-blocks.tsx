import type { ComponentProps, ReactNode } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import { BlockView, isWide } from "./block-view";
import * as styles from "./content-blocks.module.css";

type ContentBlock = Queries.ContentBlocksFragment;

interface ContentBlocksProps extends ComponentProps<"div"> {
  blocks: readonly ContentBlock[];
  /** `columns` sets the text beside notes and lets pictures run wide; `article` keeps one reading column. */
  arrangement?: "columns" | "article";
  /** Notes in the side column, beside the first texts; for `columns`. */
  aside?: ReactNode;
}

interface Row {
  wide: boolean;
  blocks: ContentBlock[];
}

/** Neighbouring texts share a row of the grid; each wide block has one of its own. */
function rowsOf(blocks: readonly ContentBlock[]): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const wide = isWide(block);
    if (last && !last.wide && !wide) last.blocks.push(block);
    else rows.push({ wide, blocks: [block] });
  }
  return rows;
}

/** Notes stand beside a text; where none comes first, they have a row of their own. */
function withRoomForNotes(rows: Row[]): Row[] {
  return rows[0]?.wide === false ? rows : [{ wide: false, blocks: [] }, ...rows];
}

/** Rich text of the CMS. */
export function ContentBlocks({ blocks, arrangement = "columns", aside, className, ...rest }: ContentBlocksProps) {
  const rows = aside ? withRoomForNotes(rowsOf(blocks)) : rowsOf(blocks);
  return (
    <div data-arrangement={arrangement} className={classNames(styles.blocks, className)} {...rest}>
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          {aside && index === 0 && <div className={styles.aside}>{aside}</div>}
          <div className={row.wide ? styles.wide : styles.text}>
            {row.blocks.map((block, place) => (
              <BlockView key={place} block={block} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment ContentBlocks on ContentBlock {
    __typename
    ... on ParagraphBlock {
      ...ParagraphView
    }
    ... on HeadingBlock {
      ...HeadingView
    }
    ... on ListBlock {
      ...ListView
    }
    ... on QuoteBlock {
      ...QuoteView
    }
    ... on PictureBlock {
      ...PictureView
    }
    ... on PairBlock {
      ...PairView
    }
    ... on FiguresBlock {
      ...FiguresView
    }
    ... on VideoBlock {
      ...VideoView
    }
  }
`;
